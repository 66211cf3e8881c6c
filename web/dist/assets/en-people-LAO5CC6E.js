var o=`people-unknown-title = Nobody goes by that name
people-unknown = There is no account by this name. It may have been deleted.
people-since = Here since { $date }
people-finished =
    { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    }
people-yours = This is what others see of you; only you see games by link.
people-edit = Your account
people-ratings-title = Ratings
people-no-ratings = No rated games yet.
people-blitz = Blitz
people-rapid = Rapid
people-classical = Classical
people-days = Correspondence
people-no-clock = No clock
people-game = Game
people-speed = Pace
people-rating = Rating
people-rated-games = Rated games
people-provisional = { $rating }?
people-provisional-help = The question mark: after so few games the rating is still uncertain.
people-curve-title = Over time
people-curve-choice = Curve
people-curve-option = { $game }, { $speed }
people-curve = From { $first } to { $last }, peak { $best }
people-curve-table = As a table
people-date = Date
people-games-title = Games
people-search = Search
people-opponent = Opponent
people-opponent-help = The beginning of the name
people-result = Result
people-any = Any
people-win = Won
people-loss = Lost
people-draw = Drawn
people-running = Under way
people-aborted = Called off
people-from = From
people-to = Until
people-find = Find
people-clear = Clear the search
people-no-games = No games yet.
people-none-found = No game matches this search.
people-more = Show more
people-computer = the computer
people-deleted = a deleted account
people-anonymous = a guest
people-against = { $game } against { $opponent }
people-rated = rated
people-change = { $change } points
`;export{o as default};
