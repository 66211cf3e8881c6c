// Somebody with an account: ratings, how they went, and games.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Loading, Trouble } from "../chrome";
import { dateText } from "../dates";
import type { GameName } from "../games";
import { request } from "../me";
import { errorText, gameWords, t } from "../messages";
import type { Profile, RatingInfo, RatingPoint } from "../protocol";
import { Link } from "../router";
import { ApiError } from "../server";
import { Curve } from "./people/curve";
import { Games } from "./people/games";

export function Person({ name }: { name: string }) {
  const text = t().people;
  const found = useSignal<{ profile: Profile; points: RatingPoint[] } | null>(null);
  const problem = useSignal<unknown>(null);
  const load = async (): Promise<void> => {
    problem.value = null;
    try {
      const address = `/people/${encodeURIComponent(name)}`;
      const profile = await request<Profile>("GET", address);
      const points = profile.ratings.length > 0 ? await request<RatingPoint[]>("GET", `${address}/ratings`) : [];
      found.value = { profile, points };
    } catch (error) {
      problem.value = error;
    }
  };
  useEffect(() => {
    found.value = null;
    void load();
  }, [name]);
  const wrong = problem.value;
  if (wrong !== null) {
    const unknown = wrong instanceof ApiError && wrong.status === 404 && wrong.code === "not_found";
    return (
      <Trouble title={unknown ? text.unknownTitle : t().trouble.page} text={unknown ? text.unknown : errorText(wrong)}>
        {unknown ? (
          <Link class="button primary" href="/">
            {t().app.home}
          </Link>
        ) : (
          <button type="button" class="button primary" onClick={() => void load()}>
            {t().trouble.retry}
          </button>
        )}
      </Trouble>
    );
  }
  if (found.value === null) return <Loading />;
  const { profile, points } = found.value;
  return (
    <div class="sheet person">
      <h1>{profile.name}</h1>
      <p class="lead">
        {text.since({ date: dateText(profile.since) })} · {text.finished({ games: profile.games })}
      </p>
      {profile.you && (
        <p class="small">
          {text.yours}{" "}
          <Link class="text-link" href="/account">
            {text.edit}
          </Link>
        </p>
      )}
      <div class="cards">
        <Ratings ratings={profile.ratings} />
        <Curve points={points} />
        <Games address={`/people/${encodeURIComponent(profile.name)}/games`} any={profile.games > 0} />
      </div>
    </div>
  );
}

function Ratings({ ratings }: { ratings: RatingInfo[] }) {
  const text = t().people;
  return (
    <section class="card wide" aria-labelledby="ratings">
      <h2 id="ratings">{text.ratingsTitle}</h2>
      {ratings.length === 0 ? (
        <p>{text.noRatings}</p>
      ) : (
        <table class="ratings-table">
          <thead>
            <tr>
              <th scope="col">{text.game}</th>
              <th scope="col">{text.speed}</th>
              <th scope="col">{text.rating}</th>
              <th scope="col">{text.ratedGames}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ game, speed, rating, provisional, games }) => (
              <tr key={`${game} ${speed}`} data-rating={`${game} ${speed}`}>
                <th scope="row">{gameWords(game as GameName).title}</th>
                <td>{text[speed]}</td>
                <td class="number">{provisional ? text.provisional({ rating }) : rating}</td>
                <td class="number">{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {ratings.some(({ provisional }) => provisional) && <p class="small">{text.provisionalHelp}</p>}
    </section>
  );
}
