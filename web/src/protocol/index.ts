// Made from crates/protocol and what it uses by cargo xtask types; not to be edited by hand.

/** Which messages page and server exchange: higher when an old page cannot go on. */
export const PROTOCOL = 1;

/** The version of the program that this page is a part of. */
export const BUILD = "0.1.0";

/** A player: the one who begins, or the other. */
export type Side = "first" | "second";

/** What a game calls one of its sides. */
export type SideName = {
  /** The letter of the notation: `w`, `b`, `s`, `r`, `o`. */
  letter: string,
  /** The English name, as it begins a sentence. */
  en: string,
  /** The French name, as it begins a sentence. */
  fr: string, };

/** A game as it is listed. */
export type GameInfo = {
  /** The name in files and addresses. */
  name: string,
  /** Which state of its rules this is; a match remembers the one it was begun with. */
  revision: number,
  /** What the sides are called, the beginner first. */
  sides: [SideName, SideName],
  /** What the kinds of piece are called. */
  kinds: Array<string>,
  /** The ways to play, the default first. */
  variants: Array<VariantInfo>,
  /** The codes of all refusals. */
  refusals: Array<string>,
  /** The names of all choices that a step can be. */
  choices: Array<string>,
  /** Whether players may be shown what a move would do before they make it. */
  previews: boolean,
  /** What can be put on the board by hand. */
  palette: Array<PaletteItem>,
  /** What the fields of a position beside board and turn are called. */
  fields: Array<string>,
  /** Quiet moves in a row that end the game, where there is such a limit. */
  quietLimit: number | null,
  /** Moves after which a game is over in any case. */
  maxMoves: number,
  /** The computer's strengths, the gentlest first. */
  levels: Array<LevelInfo>, };

/** One way to play a game. */
export type VariantInfo = {
  /** Its name. */
  name: string,
  /** Whether the start is drawn by lot. */
  seeded: boolean, };

/** One strength of the computer. */
export type LevelInfo = {
  /** From 1, the gentlest. */
  number: number,
  /** Its measured rating, where it was measured. */
  rating: number | null, };

/** What a table is laid with. */
export type SetupRequest = {
  /** The game's name. */
  game: string,
  /** The variant's name; the default for none. */
  variant: string | null,
  /** A position to start from instead of the variant's own. */
  position: string | null,
  /** Decides the start where it is drawn by lot. */
  seed: number, };

/** Everything there is to know about a table. */
export type TableState = {
  /** The game's name. */
  game: string,
  /** The variant's name. */
  variant: string,
  /** The first position. */
  start: string,
  /** The position on the board. */
  position: string,
  /** The moves so far. */
  moves: Array<string>,
  /** Who is to move. */
  turn: Side,
  /** The end of the game, if it is over. */
  end: End | null,
  /** Whether the player to move may claim a draw by repetition. */
  canClaim: boolean,
  /** The board. */
  view: View, };

/** The end of a game: its result and the reason. */
export type End = {
  /** Who won, if anybody. */
  winner: Side | null,
  /** Why it is over. */
  reason: Reason, };

/** Why a game is over. */
export type Reason = "goal" | "blocked" | "quiet" | "claim" | "repetition" | "length" | "resignation" | "agreement" | "time" | "abandoned" | "aborted";

/** One reason of an evaluation, for people. */
export type Term = {
  /** What is counted: `pieces`, `mobility`, `exposure`. */
  name: string,
  /** Points for the first player, less those for the second. */
  points: number, };

/** A move that can be played, and what hands do to make it. */
export type LegalMove = {
  /** The move in the notation. */
  text: string,
  /** No move's steps begin with all the steps of another. */
  steps: Array<Step>, };

/** How far a hand has come with its next move. */
export type HandState = {
  /** The steps taken so far, those without a choice included. */
  steps: Array<Step>,
  /** What can come next. */
  next: Array<Reach>,
  /** Every step that would not be refused: it goes on with the move, or begins another. */
  leads: Array<Step>,
  /** The cells that are barred to what is in the hand. */
  barred: Array<Cell>,
  /** Where the move before demands an answer: the cells of the pieces that may give it. */
  answering: Array<Cell>,
  /** Whether there is a step to take back. */
  begun: boolean, };

/** A step that can come next. */
export type Reach = {
  /** What the hand does. */
  step: Step,
  /** The move that it makes, if it completes one. */
  mv: string | null,
  /** The cells of what that move takes or turns over; nothing where the game forbids to look at
   * that beforehand. */
  takes: Array<Cell>,
  /** Whether the piece that moves is lost by it. */
  loses: boolean,
  /** What the piece will look at from where that move puts it. */
  sights: Array<Sight>,
  /** Which way the step turns the piece in the hand, if it does. */
  rotation: Rotation | null,
  /** Where the step lays a piece down: how it would lie otherwise. */
  turns: Turns | null, };

/** A turn of the piece in the hand where it stands. Games that have it call it so, and a front end
 * can put a handle beside the piece. */
export type Rotation = "clockwise" | "anticlockwise" | "either";

/** How a piece would lie if it were turned, each as in `Piece::orientation`. */
export type Turns = {
  /** By one side to the right. */
  clockwise: number,
  /** By one side to the left. */
  anticlockwise: number,
  /** Upside down, over the axis that goes up the board. */
  over: number, };

/** A straight way from a piece to the first piece in it. */
export type Sight = {
  /** From the one to the other, both included. */
  path: Array<Cell>,
  /** Whether they are enemies and the sides by which they look at each other match: the same colour
   * in Khitan. */
  matches: boolean, };

/** What became of a step. */
export type Taken = { "type": "refused" } | { "type": "walked" } | { "type": "move",
  /** The move. */
  text: string, };

/** A node of a `Tree`. No id is used twice, so that one that was kept never means another move. */
export type NodeId = number;

/** A move, and the position it leads to. */
export type Node = {
  /** Its own id. */
  id: NodeId,
  /** The move it follows; none for the root. */
  parent: NodeId | null,
  /** What can follow, the main line first. */
  children: Array<NodeId>,
  /** What was played to come here; empty at the root. */
  mv: string,
  /** What the move did where it moved nothing on the board: a piece came from beside it, the mat was
   * laid, a player passed. People have words for that, and the notation tells them less. */
  deed: Event | null,
  /** Who played it; at the root, who begins. */
  mover: Side,
  /** Who is to move here. */
  turn: Side,
  /** How the moves that lead here end the game, if they do. */
  end: End | null,
  /** Counted as record files do: a new round wherever the first player begins again. 0 at the root. */
  round: number,
  /** The number as it is written where a line begins: `3.` or `3...`; empty at the root. */
  number: string,
  /** Whether a round begins with the move, so that its number is always written. */
  beginsRound: boolean,
  /** Moves from the root. */
  ply: number,
  /** What is said about the move, or about the game at the root; empty for nothing. */
  comment: string,
  /** One of `ANNOTATIONS`. */
  annotation: string | null, };

/** Where an analysis stands. */
export type StudyState = {
  /** The node that is looked at. */
  at: NodeId,
  /** The line that is being looked through, without the root. */
  line: Array<NodeId>,
  /** How the game ended there: by its moves, or as its record tells. */
  end: End | null,
  /** How many moves were removed and can be put back. */
  removed: number,
  /** Whether there is more than the moves of the line. */
  more: boolean, };

/** How a position came about. */
export type Arrival = {
  /** The board before the move. */
  before: View,
  /** What the move did. */
  events: Array<Frame>, };

/** A position that is being set up. */
export type EditorState = {
  /** The position as it was typed or composed. */
  text: string,
  /** The variant. */
  variant: string,
  /** The board to show. */
  view: View,
  /** Who is to move. */
  turn: Side,
  /** The fields beside the board, as the game orders them; nothing where the text cannot be made
   * out, and then nothing can be laid either. */
  fields: Array<FieldText> | null,
  /** What the rules have against the position. */
  problem: Problem | null, };

/** A field of a position. */
export type FieldText = {
  /** What it tells. */
  name: string,
  /** As it is written. */
  text: string, };

/** What the rules have against something. */
export type Problem = {
  /** In English. */
  text: string,
  /** For any language. */
  message: Message, };

/** Pieces that can be put on the board, of either side. */
export type PaletteItem = {
  /** The kind, as in `Piece::kind`. */
  kind: number,
  /** How many ways round they can lie; 1 where turning means nothing. */
  orientations: number,
  /** How high they can be stacked. */
  heights: Array<number>, };

/** One thing a player does to make a move. */
export type Step = { "type": "cell",
  /** Its name. */
  cell: string, } | { "type": "enter",
  /** A place in the game's kinds. */
  kind: number, } | { "type": "face",
  /** As in a piece's orientation. */
  orientation: number, } | { "type": "choice",
  /** One of the game's choices. */
  name: string, };

/** Why a player cannot do this: a fact that front ends put into words. */
export type Refusal = {
  /** The fact, one of `Refusal::COMMON` or of
   * `Descriptor::refusals`. */
  code: string,
  /** The number in it, where it has one: the lines demanded, the distance barred. */
  number: number | null, };

/** A message and its arguments. `Display` says it in English; the crate `messages` and the page say
 * it in every language of the catalogue.
 *
 * Only `messages!` makes them, from the catalogue's English, so that there
 * is none without a translation. */
export type Message = {
  /** Its id in the catalogue. */
  id: string,
  /** The arguments by name. */
  args: Record<string, Arg>, };

/** An argument of a message. There is no way to make one of an English word: that is a `Message`
 * too. */
export type Arg = { "type": "number", "value": number } | { "type": "name", "value": string } | { "type": "quote", "value": string } | { "type": "message", "value": Message };

/** Everything a screen needs to draw a position. What the pieces' kinds are called stands in
 * `Descriptor::kinds`. */
export type View = {
  /** How the cells lie. */
  shape: Shape,
  /** The cells; an event's `Cell` is a place in this list. */
  cells: Array<CellView>,
  /** The numbers beside the board. */
  counters: Array<Counter>,
  /** The lasers. */
  ports: Array<Port>,
  /** The cell of the piece that wears the crown (Khan's hat). */
  crown: Cell | null,
  /** The legend of the pieces: every kind in every orientation it can have, so that a screen
   * can draw what turns or enters. Empty where the sides of pieces mean nothing. */
  faces: Array<Faces>,
  /** What the colours of the faces are called. */
  colours: Array<string>,
  /** Who is to move. */
  turn: Side, };

/** How the cells lie. */
export type Shape = { "type": "squares",
  /** Number of files. */
  files: number,
  /** Number of ranks. */
  ranks: number, } | { "type": "hexagons",
  /** Cells along one side. */
  side: number, };

/** A cell of the board: its place in `View::cells`. */
export type Cell = number;

/** One cell and what is on it. */
export type CellView = {
  /** Its name in the notation: `c4`. */
  name: string,
  /** Column, from the left. */
  x: number,
  /** Row, from the bottom. */
  y: number,
  /** What the cell is. */
  terrain: Terrain,
  /** What stands on it. */
  piece: Piece | null, };

/** What a cell is, apart from what stands on it. */
export type Terrain = { "type": "plain" } | { "type": "border" } | { "type": "reserved",
  /** Who may. */
  side: Side, } | { "type": "half",
  /** Whose half. */
  side: Side, } | { "type": "lines",
  /** How many. */
  count: number, };

/** A piece, or a stack of them described by its top. */
export type Piece = {
  /** Whose it is; of a stack, whose the top is. */
  owner: Side,
  /** Its place in `Descriptor::kinds`. */
  kind: number,
  /** How it is turned, in the game's own numbers; 0 where turning means nothing. */
  orientation: number,
  /** How many pieces are stacked; 1 for a single piece. */
  height: number, };

/** A number that belongs beside the board. */
export type Counter = {
  /** What it counts: `reserve`, `pending`, `captured`, `demand`, `barred`, `score`, `quiet`,
   * `edge`. */
  name: string,
  /** Whose it is, where it belongs to one side. */
  side: Side | null,
  /** What it shows; 0 for none. */
  value: number, };

/** A laser at the edge of the board. */
export type Port = {
  /** Whose laser. */
  side: Side,
  /** The first cell its beam meets. */
  at: Cell,
  /** Where the beam is heading there. */
  heading: Heading, };

/** Where a beam is heading. */
export type Heading = "north" | "east" | "south" | "west";

/** How the pieces of one kind look that are turned alike, whoever owns them. */
export type Faces = {
  /** The kind, as in `Piece::kind`. */
  kind: number,
  /** How it is turned, as in `Piece::orientation`. */
  orientation: number,
  /** The sides, in the order in which the game counts them around a cell. On squares: 0 north,
   * 1 east, 2 south, 3 west, as in `Heading::ALL`; a beam that is heading north enters by the
   * south side. On hexagons: 0 east, 1 north-east, 2 north-west, 3 west, 4 south-west,
   * 5 south-east. */
  sides: Array<Face>, };

/** What one side of a piece is. */
export type Face = { "type": "plain" } | { "type": "colour",
  /** Its place in `View::colours`. */
  colour: number, } | { "type": "mirror",
  /** The side by which the beam leaves. */
  out: number, } | { "type": "splitter",
  /** The side by which the part that turns leaves. */
  out: number, };

/** A line along which a side attacks, or would. */
export type Threat = {
  /** Who attacks. */
  side: Side,
  /** The piece that does, or the first cell of a beam. */
  from: Cell,
  /** What it is aimed at, or the last cell of a beam that strikes nothing. */
  to: Cell,
  /** The way from the one to the other, both included. */
  path: Array<Cell>,
  /** Whether that side's next turn could take what stands at the end: not where light fades, nor
   * where the rules hold the attacker back. */
  captures: boolean, };

/** One thing that happened. Applied in order to the `View` before the move, events
 * give the view after it: what an animation shows is what the rules did. */
export type Event = { "type": "moved",
  /** Where it stood. */
  from: Cell,
  /** Where it stands now. */
  to: Cell, } | { "type": "hopped",
  /** The cell it touched. */
  at: Cell, } | { "type": "tumbled",
  /** Where it lay. */
  from: Cell,
  /** Where it lies now. */
  to: Cell,
  /** The side it tipped over. */
  edge: number,
  /** Its orientation now. */
  orientation: number, } | { "type": "turned",
  /** Where it stands. */
  at: Cell,
  /** Its orientation now. */
  orientation: number, } | { "type": "swapped",
  /** The cell of the piece that moved. */
  from: Cell,
  /** The cell of the other. */
  to: Cell, } | { "type": "stacked",
  /** Where it stood. */
  from: Cell,
  /** Where it stands now, as the top. */
  to: Cell, } | { "type": "unstacked",
  /** The stack it left. */
  from: Cell,
  /** Where it stands now. */
  to: Cell, } | { "type": "captured",
  /** Where it stood. */
  at: Cell,
  /** What was taken, with its own height. */
  piece: Piece, } | { "type": "flipped",
  /** Where it stands. */
  at: Cell, } | { "type": "entered",
  /** Where it stands now. */
  at: Cell,
  /** What came. */
  piece: Piece, } | { "type": "left",
  /** Where it stood last. */
  at: Cell,
  /** What left. */
  piece: Piece, } | { "type": "beam",
  /** The step. */
  beam: Beam, } | { "type": "crowned",
  /** The piece's cell. */
  at: Cell | null, } | { "type": "terrainChanged",
  /** The cell. */
  at: Cell,
  /** What it is now. */
  terrain: Terrain, } | { "type": "passed" } | { "type": "counted",
  /** Its place in `View::counters`. */
  counter: number,
  /** What it shows now. */
  value: number, } | { "type": "handed",
  /** Who moves next. */
  to: Side, };

/** One step of a beam of light. */
export type Beam = { "type": "fired",
  /** Whose laser. */
  side: Side,
  /** The first cell in its way, reported again by the step that happens there. */
  at: Cell,
  /** Where it is heading. */
  heading: Heading, } | { "type": "crossed",
  /** The empty cell. */
  at: Cell,
  /** Where it is heading. */
  heading: Heading, } | { "type": "reflected",
  /** The mirror's cell. */
  at: Cell,
  /** Heading before the mirror. */
  heading: Heading,
  /** Heading after it. */
  turned: Heading, } | { "type": "split",
  /** The splitter's cell. */
  at: Cell,
  /** Heading of the beam that goes straight on. */
  heading: Heading,
  /** Heading of the one that turns. */
  turned: Heading, } | { "type": "branched",
  /** The splitter's cell. */
  at: Cell,
  /** Where the branch is heading. */
  heading: Heading, } | { "type": "struck",
  /** The cell of the lit piece. */
  at: Cell,
  /** Heading on arrival. */
  heading: Heading, } | { "type": "faded",
  /** The last cell it was on. */
  at: Cell,
  /** Heading as it left. */
  heading: Heading, } | { "type": "merged",
  /** Where the paths meet. */
  at: Cell,
  /** Heading there. */
  heading: Heading, };

/** An event and what it changed. A screen that puts the changes into its `View` one by one shows
 * every state between the position before a move and the one after it, and need not know what an
 * event means. */
export type Frame = {
  /** What is different since. */
  changes: Changes, } & ({ "type": "moved",
  /** Where it stood. */
  from: Cell,
  /** Where it stands now. */
  to: Cell, } | { "type": "hopped",
  /** The cell it touched. */
  at: Cell, } | { "type": "tumbled",
  /** Where it lay. */
  from: Cell,
  /** Where it lies now. */
  to: Cell,
  /** The side it tipped over. */
  edge: number,
  /** Its orientation now. */
  orientation: number, } | { "type": "turned",
  /** Where it stands. */
  at: Cell,
  /** Its orientation now. */
  orientation: number, } | { "type": "swapped",
  /** The cell of the piece that moved. */
  from: Cell,
  /** The cell of the other. */
  to: Cell, } | { "type": "stacked",
  /** Where it stood. */
  from: Cell,
  /** Where it stands now, as the top. */
  to: Cell, } | { "type": "unstacked",
  /** The stack it left. */
  from: Cell,
  /** Where it stands now. */
  to: Cell, } | { "type": "captured",
  /** Where it stood. */
  at: Cell,
  /** What was taken, with its own height. */
  piece: Piece, } | { "type": "flipped",
  /** Where it stands. */
  at: Cell, } | { "type": "entered",
  /** Where it stands now. */
  at: Cell,
  /** What came. */
  piece: Piece, } | { "type": "left",
  /** Where it stood last. */
  at: Cell,
  /** What left. */
  piece: Piece, } | { "type": "beam",
  /** The step. */
  beam: Beam, } | { "type": "crowned",
  /** The piece's cell. */
  at: Cell | null, } | { "type": "terrainChanged",
  /** The cell. */
  at: Cell,
  /** What it is now. */
  terrain: Terrain, } | { "type": "passed" } | { "type": "counted",
  /** Its place in `View::counters`. */
  counter: number,
  /** What it shows now. */
  value: number, } | { "type": "handed",
  /** Who moves next. */
  to: Side, });

/** The parts of a view that are different. */
export type Changes = {
  /** The cells, as they are now. */
  cells: Array<CellChange>,
  /** The counters, as they are now. */
  counters: Array<CounterChange>,
  /** The cell of the piece with the crown, where that is another. */
  crown: Crown | null,
  /** Who is to move, where that is another. */
  turn: Side | null, };

/** A cell that has changed. */
export type CellChange = {
  /** Which. */
  at: Cell,
  /** What it is now. */
  terrain: Terrain,
  /** What stands on it now. */
  piece: Piece | null, };

/** A counter that has changed. */
export type CounterChange = {
  /** Its place in `View::counters`. */
  counter: number,
  /** What it shows now. */
  value: number, };

/** Where the crown is now. */
export type Crown = {
  /** The cell of its piece; none where nobody wears it. */
  at: Cell | null, };

/** How to think about a move. */
export type SearchRequest = {
  /** When to stop; a level has its own. */
  limit: Limit,
  /** How many of the best moves to report with their lines. */
  lines: number,
  /** A level from 1 to 10 instead of full strength. */
  level: number | null,
  /** Decides a level's errors. */
  seed: number,
  /** Mebibytes of the transposition table. */
  hash: number, };

/** When a search stops by itself. */
export type Limit = { "type": "depth", "value": number } | { "type": "nodes", "value": number } | { "type": "time", "value": number } | { "type": "clock", "value": {
  /** What is left for the player to move. */
  remaining: number,
  /** What every move adds. */
  increment: number, } } | { "type": "infinite" };

/** What a search has found after an iteration. */
export type SearchInfo = {
  /** Plies searched in full. */
  depth: number,
  /** The longest line looked at, in plies. */
  seldepth: number,
  /** Positions visited by all threads. */
  nodes: number,
  /** Since the search began. */
  millis: number,
  /** The best moves, best first; none if the game is over. */
  lines: Array<PvLine>,
  /** The final points of the player to move less those of the other with best play, where the
   * rest of the game was looked through. */
  margin: number | null, };

/** A principal variation: one of the best moves and what follows it. */
export type PvLine = {
  /** How the position stands if this is played, for the player to move. */
  score: Score,
  /** The move, then what both sides play. */
  moves: Array<string>, };

/** How a position stands for the player to move. */
export type Score = { "type": "loss", "value": number } | { "type": "points", "value": number } | { "type": "win", "value": number };

/** What was agreed on before the first move. */
export type MatchSetup = {
  /** The game's name. */
  game: string,
  /** The variant's name. */
  variant: string,
  /** The first position, if it is not the variant's own. */
  position: string | null,
  /** Decides the start where it is drawn by lot. */
  seed: number,
  /** The revision of the rules. */
  rules: number,
  /** How time is kept; not at all for none. */
  clock: TimeControl | null,
  /** Whether the result counts. */
  rated: boolean,
  /** Whether everybody may find it, or only who has the link. */
  public: boolean,
  /** Who begins, if somebody sits there already. */
  first: Seat | null,
  /** Who answers, if somebody sits there already. */
  second: Seat | null,
  /** The match that this one follows. */
  previous: string | null, };

/** Who sits at a side of the table. */
export type Seat = { "type": "person",
  /** Their id; a name is not part of the log. */
  id: string, } | { "type": "engine",
  /** Its strength, from 1. */
  level: number, };

/** How time is kept. */
export type TimeControl = {
  /** What each begins with, in seconds. */
  base: number,
  /** What each gets for a turn, in seconds. */
  increment: number, } | {
  /** How many. */
  days: number, };

/** What a player can offer the other. */
export type OfferKind = "draw" | "takeBack" | "pause" | "resume" | "abort" | "rematch";

/** What can happen in a match. */
export type EventBody = { "type": "created" } & MatchSetup | { "type": "joined",
  /** Which one. */
  side: Side,
  /** Who. */
  seat: Seat, } | { "type": "moved",
  /** By whom. */
  side: Side,
  /** The move in the notation. */
  move: string,
  /** How many moves there are now. */
  ply: number,
  /** The name its sender gave it. */
  id: string,
  /** What it cost the sender's clock, in milliseconds, before any increment. */
  charged: number, } | { "type": "offered",
  /** By whom. */
  side: Side,
  /** What. */
  offer: OfferKind,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "accepted",
  /** Who agrees. */
  side: Side,
  /** The number of the offer. */
  offer: number,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "declined",
  /** Who says so. */
  side: Side,
  /** The number of the offer. */
  offer: number,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "takenBack",
  /** How many moves there are now. */
  ply: number, } | { "type": "paused" } | { "type": "resumed" } | { "type": "resigned",
  /** Who. */
  side: Side,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "claimed",
  /** Who. */
  side: Side,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "flagged",
  /** Whose. */
  side: Side, } | { "type": "left",
  /** Who left. */
  side: Side,
  /** The name that the other gave it who claimed the game. */
  id: string | null, } | { "type": "outage",
  /** Its beginning, in milliseconds since 1970. */
  from: number,
  /** Its end. */
  to: number, } | { "type": "annulled" } | { "type": "ended",
  /** Who won, if anybody. */
  winner: Side | null,
  /** Why. */
  reason: Reason,
  /** Who called it off, where one player alone did. */
  by: Side | null,
  /** The name that they gave it. */
  id: string | null, } | { "type": "rematched",
  /** Its id. */
  next: string, };

/** One entry of a match's log, as it is kept and as it is told. */
export type MatchEvent = {
  /** Its place in the log, from 1. */
  number: number,
  /** Drawn at random: whoever comes back with another tag has seen another log. */
  tag: string,
  /** When it happened, in milliseconds since 1970. */
  at: number, } & ({ "type": "created" } & MatchSetup | { "type": "joined",
  /** Which one. */
  side: Side,
  /** Who. */
  seat: Seat, } | { "type": "moved",
  /** By whom. */
  side: Side,
  /** The move in the notation. */
  move: string,
  /** How many moves there are now. */
  ply: number,
  /** The name its sender gave it. */
  id: string,
  /** What it cost the sender's clock, in milliseconds, before any increment. */
  charged: number, } | { "type": "offered",
  /** By whom. */
  side: Side,
  /** What. */
  offer: OfferKind,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "accepted",
  /** Who agrees. */
  side: Side,
  /** The number of the offer. */
  offer: number,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "declined",
  /** Who says so. */
  side: Side,
  /** The number of the offer. */
  offer: number,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "takenBack",
  /** How many moves there are now. */
  ply: number, } | { "type": "paused" } | { "type": "resumed" } | { "type": "resigned",
  /** Who. */
  side: Side,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "claimed",
  /** Who. */
  side: Side,
  /** The name its sender gave it. */
  id: string | null, } | { "type": "flagged",
  /** Whose. */
  side: Side, } | { "type": "left",
  /** Who left. */
  side: Side,
  /** The name that the other gave it who claimed the game. */
  id: string | null, } | { "type": "outage",
  /** Its beginning, in milliseconds since 1970. */
  from: number,
  /** Its end. */
  to: number, } | { "type": "annulled" } | { "type": "ended",
  /** Who won, if anybody. */
  winner: Side | null,
  /** Why. */
  reason: Reason,
  /** Who called it off, where one player alone did. */
  by: Side | null,
  /** The name that they gave it. */
  id: string | null, } | { "type": "rematched",
  /** Its id. */
  next: string, });

/** Asks for a new match. */
export type CreateMatch = {
  /** The game's name. */
  game: string,
  /** The variant's name; the game's first for none. */
  variant: string | null,
  /** A position to start from instead of the variant's own. */
  position: string | null,
  /** Decides the start where it is drawn by lot; drawn by the server for none. */
  seed: number | null,
  /** Where the asking player sits. */
  side: SideChoice,
  /** How time is kept; not at all for none. */
  clock: TimeControl | null,
  /** Whether the result counts. */
  rated: boolean,
  /** Whether everybody may find it, or only who has the link. */
  public: boolean,
  /** A name to be shown, for a player who has none yet. */
  name: string | null,
  /** The computer's strength, from 1, to play against it at once. */
  level: number | null, };

/** Where a player wants to sit. */
export type SideChoice = "first" | "second" | "random";

/** A match was made. */
export type MatchCreated = {
  /** Its id. */
  id: string,
  /** The secret of the seat, for `Authorization: Bearer`. */
  token: string,
  /** Where the player sits. */
  side: Side,
  /** The address to send to a friend. */
  join: string, };

/** Asks for the free seat. */
export type JoinMatch = {
  /** A name to be shown, for a player who has none yet. */
  name: string | null, };

/** A seat was taken. */
export type MatchJoined = {
  /** The secret of the seat, for `Authorization: Bearer`. */
  token: string,
  /** Where the player sits. */
  side: Side, };

/** A move to be made. */
export type MakeMove = {
  /** How many moves there are before it. */
  ply: number,
  /** The move in the notation. */
  move: string,
  /** A name that the sender gives it: sent again under the same name, it is made once. */
  id: string,
  /** The last event the sender has seen. */
  after: number | null, };

/** Anything else that a player does. */
export type Act = {
  /** What. */
  action: Action,
  /** What is offered. */
  kind: OfferKind | null,
  /** The number of the offer that is accepted or declined. */
  offer: number | null,
  /** A name that the sender gives it: sent again under the same name, it is done once. */
  id: string | null, };

/** What a player can do besides moving. */
export type Action = "offer" | "accept" | "decline" | "resign" | "abort" | "claim" | "claimLeft";

/** What was asked for is done and kept. */
export type Acknowledgement = {
  /** The number of the event in the match's log. */
  event: number,
  /** How many moves there are now. */
  ply: number,
  /** The position now. */
  position: string, };

/** What was asked for is not done. */
export type ErrorBody = {
  /** What programs tell it by. */
  error: string,
  /** What it means to a person. */
  message: string, };

/** How far a match is. */
export type MatchStatus = "waiting" | "running" | "over" | "aborted";

/** A match as it stands. */
export type MatchState = {
  /** Its id. */
  id: string,
  /** The game's name. */
  game: string,
  /** The variant's name. */
  variant: string,
  /** The first position. */
  start: string,
  /** The position on the board. */
  position: string,
  /** How many moves there are. */
  ply: number,
  /** Who is to move. */
  turn: Side,
  /** How far it is. */
  status: MatchStatus,
  /** The moves so far. */
  moves: Array<string>,
  /** How it ended. */
  outcome: End | null,
  /** The clock, if there is one. */
  clock: ClockState | null,
  /** Who plays. */
  players: BySide<Player | null>,
  /** The number of the last event. */
  events: number,
  /** The tag of the last event. */
  tag: string,
  /** What is offered and not yet answered. */
  offers: Array<StandingOffer>,
  /** Whether the clocks stand because both wanted it. */
  paused: boolean,
  /** Whether the player to move may claim a draw. */
  claimable: boolean,
  /** Whether the result counts. */
  rated: boolean,
  /** Whether everybody may find it. */
  public: boolean,
  /** The match that follows this one. */
  next: string | null,
  /** Where whoever asks sits. */
  you: Side | null, };

/** What can be played in a match. */
export type LegalMoves = {
  /** How many moves there are. */
  ply: number,
  /** The last event that changed the board. */
  event: number,
  /** Who is to move. */
  turn: Side,
  /** The moves in alphabetical order; none where nothing can be played. */
  moves: Array<string>, };

/** How far an analysis is. */
export type AnalysisState = "queued" | "done" | "failed";

/** An analysis of a whole match. */
export type MatchAnalysis = {
  /** How far it is. */
  state: AnalysisState,
  /** The event that it answers: the last one that changed the board. */
  event: number,
  /** The record with what every position was worth, the best line in it, and `?` where a move changed
   * the result; none as long as it is not done. */
  record: string | null, };

/** The clock of a match. */
export type ClockState = {
  /** What is left to each, in milliseconds, where each has a clock. */
  left: BySide<number> | null,
  /** Whose time runs. */
  running: Side | null,
  /** When the time is over of whoever is to move, in milliseconds since 1970. */
  deadline: number | null,
  /** What time it is here. */
  now: number, } & ({
  /** What each begins with, in seconds. */
  base: number,
  /** What each gets for a turn, in seconds. */
  increment: number, } | {
  /** How many. */
  days: number, });

/** Something that each side has. */
export type BySide<T> = {
  /** Of the player who begins. */
  first: T,
  /** Of the other. */
  second: T, };

/** One of the two. */
export type Player = {
  /** Who sits there. */
  seat: Seat,
  /** What they are called, if they have said so. */
  name: string | null,
  /** Whether it is an account; one without a name was deleted. */
  account: boolean,
  /** How well they play this game at this speed, if that is known. */
  rating: PlayerRating | null, };

/** An offer that waits for its answer. */
export type StandingOffer = {
  /** Its name: the number of its event. */
  number: number,
  /** By whom. */
  side: Side,
  /** What. */
  kind: OfferKind, };

/** What a player can do now besides moving. */
export type MatchOptions = {
  /** What is done without being agreed on: resigning, calling off, claiming. */
  actions: Array<Action>,
  /** What can be offered. */
  offers: Array<OfferKind>, };

/** Where something is said. Each match has two rooms, with lines of their own. */
export type Room = "players" | "spectators";

/** A line as somebody may see it. It is told again, with the same number, when its text was removed. */
export type ChatLine = {
  /** Where it was said. */
  room: Room,
  /** Its place in the room, from 1. */
  number: number,
  /** How often the room had changed with it: the largest that a client has seen is what it comes
   * back with. */
  change: number,
  /** When it was said, in milliseconds since 1970. */
  at: number,
  /** Who said it. */
  person: string,
  /** What they are called now, if they have said so. */
  name: string | null,
  /** Where they sit, if they play. */
  side: Side | null,
  /** Whether whoever reads it has said it. */
  mine: boolean,
  /** What was said; none when it was removed. */
  text: string | null, };

/** Something to be said. */
export type SayLine = {
  /** Where; a player's own room, or the spectators', for none. */
  room: Room | null,
  /** What: one line. */
  text: string,
  /** A name that the sender gives it: sent again under the same name, it is said once. */
  id: string,
  /** A name to be shown, for somebody who has none yet. */
  name: string | null, };

/** A room as somebody may see it. */
export type ChatRoom = {
  /** Which one. */
  room: Room,
  /** The rooms that whoever asks may see now. */
  rooms: Array<Room>,
  /** What changed in it, in the order of the changes. */
  lines: Array<ChatLine>,
  /** How often the room has changed with all that was looked at. */
  change: number,
  /** Whether there is more after that. */
  more: boolean,
  /** Those who have spoken here and are not listened to. */
  muted: Array<Muted>, };

/** Somebody who is not listened to. */
export type Muted = {
  /** Who. */
  person: string,
  /** What they are called, if they have said so. */
  name: string | null, };

/** Asks not to hear somebody any more, or again. */
export type MutePerson = {
  /** Whom. */
  person: string,
  /** Whether they are muted from now on. */
  muted: boolean, };

/** Shows a line to whoever runs the server. */
export type ReportLine = {
  /** Where it was said. */
  room: Room,
  /** Its number. */
  line: number,
  /** What is wrong with it. */
  why: string | null, };

/** A line was reported. */
export type LineReported = {
  /** The number of the report. */
  report: number, };

/** What a client has seen of the rooms: the last change of each. */
export type ChatSeen = {
  /** Of the players' room. */
  players: number,
  /** Of the spectators' room. */
  spectators: number, };

/** What a client says over a WebSocket. */
export type ClientMessage = { "type": "hello",
  /** `PROTOCOL` when it was built. */
  protocol: number,
  /** The program's version when it was built. */
  build: string | null,
  /** The number of the last event it has; 0 for nothing. */
  since: number,
  /** The tag of that event. */
  tag: string | null,
  /** The secret of its seat, where it has no cookie. */
  token: string | null,
  /** What it has seen of the rooms; without it, it hears nothing of them. */
  chat: ChatSeen | null,
  /** The code of the language in which it wants to be told why something is not done, such as `fr`.
   * Without it, or where the server does not know that one, what the browser says holds. */
  language: string | null, } | { "type": "move" } & MakeMove | { "type": "chat" } & SayLine | { "type": "act",
  /** What is done. */
  act: Act,
  /** Comes back with the answer. */
  name: string, };

/** What the server says over a WebSocket. */
export type ServerMessage = { "type": "welcome",
  /** The server's `PROTOCOL`. */
  protocol: number,
  /** The server's version. */
  build: string,
  /** Where the client sits; it watches if nowhere. */
  side: Side | null,
  /** Whether everything follows from the beginning, because the client has seen another log. */
  anew: boolean,
  /** The server's time, in milliseconds since 1970. */
  now: number, } | { "type": "reload",
  /** The server's `PROTOCOL`. */
  protocol: number,
  /** The server's version. */
  build: string, } | { "type": "event",
  /** By this. */
  event: MatchEvent, } | { "type": "done",
  /** The name of what was asked for. */
  name: string,
  /** As the answer to a request. */
  done: Acknowledgement, } | { "type": "refused",
  /** The name of what was asked for. */
  name: string,
  /** The status that the same request would have. */
  status: number,
  /** What programs tell it by. */
  error: string,
  /** What it means to a person. */
  message: string, } | { "type": "line",
  /** The line. */
  line: ChatLine, } | { "type": "said",
  /** The name of what was to be said. */
  name: string,
  /** As everybody else in the room hears it. */
  line: ChatLine, } | { "type": "heartbeat",
  /** The number of the last event. */
  number: number,
  /** The server's time, in milliseconds since 1970. */
  now: number,
  /** When each player was last seen: now, for one who is connected. */
  seen: BySide<number | null>, } | { "type": "goodbye",
  /** When to come back, in milliseconds from now; another for each client. */
  retry: number, };

/** A match in a list: enough to choose it, and for a small picture of its board. */
export type ListedMatch = {
  /** Its id. */
  id: string,
  /** The game's name. */
  game: string,
  /** The variant's name. */
  variant: string,
  /** Whether it begins with another position than the variant's own. */
  custom: boolean,
  /** How time is kept; not at all for none. */
  clock: TimeControl | null,
  /** Whether the result counts. */
  rated: boolean,
  /** Whether everybody may find it. */
  public: boolean,
  /** How far it is. */
  status: MatchStatus,
  /** Who plays; nobody where a seat is free. */
  players: BySide<Player | null>,
  /** How many moves there are. */
  ply: number,
  /** Who is to move. */
  turn: Side,
  /** The position on the board. */
  position: string,
  /** When the time is over of whoever is to move, in milliseconds since 1970. */
  deadline: number | null,
  /** How it ended. */
  outcome: End | null,
  /** The number of the last event. */
  events: number,
  /** When it was made, in milliseconds since 1970. */
  created: number,
  /** When something last happened in it. */
  at: number, };

/** Who is looking for somebody, and what is being played. */
export type LobbyState = {
  /** Open challenges, the longest waiting first. */
  challenges: Array<ListedMatch>,
  /** Games that can be watched, the liveliest first. */
  games: Array<ListedMatch>,
  /** How many people are connected. */
  people: number, };

/** A match of whoever asks. */
export type MyMatch = {
  /** Where they sit; who plays both sides has the one that is to move. */
  side: Side,
  /** Whether it waits for their move. */
  waits: boolean,
  /** Its id. */
  id: string,
  /** The game's name. */
  game: string,
  /** The variant's name. */
  variant: string,
  /** Whether it begins with another position than the variant's own. */
  custom: boolean,
  /** How time is kept; not at all for none. */
  clock: TimeControl | null,
  /** Whether the result counts. */
  rated: boolean,
  /** Whether everybody may find it. */
  public: boolean,
  /** How far it is. */
  status: MatchStatus,
  /** Who plays; nobody where a seat is free. */
  players: BySide<Player | null>,
  /** How many moves there are. */
  ply: number,
  /** Who is to move. */
  turn: Side,
  /** The position on the board. */
  position: string,
  /** When the time is over of whoever is to move, in milliseconds since 1970. */
  deadline: number | null,
  /** How it ended. */
  outcome: End | null,
  /** The number of the last event. */
  events: number,
  /** When it was made, in milliseconds since 1970. */
  created: number,
  /** When something last happened in it. */
  at: number, };

/** The matches of whoever asks. */
export type MyMatches = {
  /** Whether anything is known of whoever asks; if not, nothing can happen either. */
  known: boolean,
  /** Those that wait for their move, the most urgent first. */
  waiting: Array<MyMatch>,
  /** Those in which the other is to move. */
  others: Array<MyMatch>,
  /** Those that nobody has joined yet. */
  challenges: Array<MyMatch>,
  /** The last that ended. */
  finished: Array<MyMatch>,
  /** Whether there is a feed of their turns. */
  feed: boolean,
  /** What time it is here, in milliseconds since 1970. */
  now: number, };

/** A line of the stream of somebody's matches. */
export type MatchNews = {
  /** What is new about it. */
  news: News,
  /** The match as it stands. */
  match: MyMatch, };

/** What is new about a match. */
export type News = "open" | "created" | "joined" | "turn" | "changed" | "ended";

/** Asks for an opponent: any who wants to play the same. */
export type PairingRequest = {
  /** The game's name. */
  game: string,
  /** The variant's name; the game's first for none. */
  variant: string | null,
  /** How time is kept; not at all for none. */
  clock: TimeControl | null,
  /** Whether the result counts. */
  rated: boolean,
  /** A name to be shown, for a player who has none yet. */
  name: string | null, };

/** A seat was found, or made. */
export type Pairing = {
  /** The match. */
  id: string,
  /** The secret of the seat, for `Authorization: Bearer`. */
  token: string,
  /** Where the player sits. */
  side: Side,
  /** Whether there is an opponent; otherwise the match waits for one. */
  paired: boolean, };

/** A feed of somebody's turns. */
export type FeedAddress = {
  /** Its address, which is a secret and is told only once. */
  url: string, };

/** How fast a match is: by how long it is expected to last for each player. */
export type Speed = "blitz" | "rapid" | "classical" | "days";

/** Who asks. */
export type Me = {
  /** The id in the logs of matches; none for somebody who has done nothing here yet. */
  id: string | null,
  /** The name that others see. */
  name: string | null,
  /** Whether it is an account, not a guest. */
  account: boolean,
  /** Since when they are known, in milliseconds since 1970. */
  since: number | null,
  /** How well they play. */
  ratings: Array<RatingInfo>, };

/** Asks to be called so. */
export type SetName = {
  /** The name. */
  name: string, };

/** Asks for an account, or to be let into one. */
export type Credentials = {
  /** The account's name. */
  name: string,
  /** Its passphrase. */
  passphrase: string, };

/** Asks for a new passphrase, since the old one is forgotten. */
export type Recover = {
  /** The account's name. */
  name: string,
  /** The recovery code. */
  code: string,
  /** The new passphrase. */
  passphrase: string, };

/** Asks for another passphrase. */
export type ChangePassphrase = {
  /** The one until now. */
  passphrase: string,
  /** The one from now on. */
  new: string, };

/** Asks for the end of an account. */
export type CloseAccount = {
  /** The passphrase once more. */
  passphrase: string, };

/** An account was opened or recovered. */
export type AccountOpened = {
  /** Whose it is. */
  me: Me,
  /** To be written down: it is told this once. */
  recovery: string, };

/** A code for another device. */
export type DeviceCode = {
  /** The code, good for one use. */
  code: string,
  /** Until when, in milliseconds since 1970. */
  until: number, };

/** Asks to go on as whoever has that code. */
export type ClaimDevice = {
  /** The code. */
  code: string, };

/** What a personal token is good for. */
export type Scope = "read" | "play";

/** Asks for a personal token. */
export type NewToken = {
  /** What it is for, in the person's own words. */
  name: string,
  /** What it is good for. */
  scopes: Array<Scope>, };

/** A personal token, without its secret. */
export type TokenInfo = {
  /** Its id, which is no secret. */
  id: string,
  /** What it is for, in the person's own words. */
  name: string,
  /** What it is good for. */
  scopes: Array<Scope>,
  /** Since when, in milliseconds since 1970. */
  since: number, };

/** A personal token was made. */
export type TokenCreated = {
  /** Its secret, for `Authorization: Bearer`: it is told this once. */
  token: string,
  /** Its id, which is no secret. */
  id: string,
  /** What it is for, in the person's own words. */
  name: string,
  /** What it is good for. */
  scopes: Array<Scope>,
  /** Since when, in milliseconds since 1970. */
  since: number, };

/** How well somebody plays a game at a speed. */
export type RatingInfo = {
  /** The game's name. */
  game: string,
  /** The speed. */
  speed: Speed,
  /** The rating (Glicko-2). */
  rating: number,
  /** How far off it may be: two thirds of the time, by less than this. */
  deviation: number,
  /** Whether it is hardly more than a guess yet. */
  provisional: boolean,
  /** How many rated games it is made of. */
  games: number, };

/** The rating of a player at a table. */
export type PlayerRating = {
  /** The rating, before this match where it counts and is over. */
  rating: number,
  /** Whether it is hardly more than a guess yet. */
  provisional: boolean,
  /** What the match changed about it. */
  change: number | null, };

/** An account as everybody sees it. */
export type Profile = {
  /** The name. */
  name: string,
  /** Since when there is the account, in milliseconds since 1970. */
  since: number,
  /** How well they play. */
  ratings: Array<RatingInfo>,
  /** How many games they have finished. */
  games: number,
  /** Whether whoever asks is that person. */
  you: boolean, };

/** How a rating went. */
export type RatingPoint = {
  /** After that match. */
  match: string,
  /** The game's name. */
  game: string,
  /** The speed. */
  speed: Speed,
  /** When it ended, in milliseconds since 1970. */
  at: number,
  /** The rating after it. */
  rating: number, };

/** One of somebody's games. */
export type PlayedGame = {
  /** The match. */
  id: string,
  /** The game's name. */
  game: string,
  /** How far it is. */
  status: MatchStatus,
  /** When the last thing happened in it, in milliseconds since 1970. */
  at: number,
  /** Where the person sits. */
  side: Side,
  /** The name of the other, if they have one. */
  opponent: string | null,
  /** Whether the other is an account, whose name leads somewhere. */
  account: boolean,
  /** Whether the other is the computer. */
  engine: boolean,
  /** Who won; nobody in a draw, and before the end. */
  winner: Side | null,
  /** Why it ended. */
  reason: Reason | null,
  /** Whether it counts. */
  rated: boolean,
  /** How fast it is; none without a clock. */
  speed: Speed | null,
  /** What it changed about the person's rating. */
  change: number | null, };

/** Some of somebody's games, the latest first. */
export type GamesPage = {
  /** The games. */
  games: Array<PlayedGame>,
  /** Where the next ones begin, for `before`; none where there are no more. */
  next: string | null, };
