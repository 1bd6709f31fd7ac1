import {
  type BracketInput,
  readBracket,
} from '@deckframe/domain/tournaments/brackets/read-bracket';
import type { Games, MatchResult } from '@deckframe/domain/tournaments/match-result';
import type { TournamentMatch } from '@deckframe/domain/tournaments/played';
import { Bracket } from './bracket.tsx';

type Seat = { id: string; name: string };
type Result = Omit<MatchResult, 'games'> & { games: readonly number[] };
type SeatedMatch = { a: Seat; b: Seat | null; result: Result | null };
type View = {
  seeds: readonly Seat[];
  rounds: readonly { round: number; matches: SeatedMatch[] }[];
};

/** The bracket from the API, after the cut. */
export function SeededBracket({
  kind,
  view: { seeds, rounds },
  me,
}: {
  kind: BracketInput['kind'];
  view: View;
  me: string | null;
}) {
  const names = new Map(seeds.map(({ id, name }) => [id, name]));
  const ids = seeds.map(({ id }) => id);
  const matches = rounds.flatMap((one) => one.matches.map((match) => toMatch(one.round, match)));
  return (
    <Bracket
      matches={readBracket({ kind, seeds: ids, matches })}
      seeds={ids}
      nameOf={(player) => names.get(player) ?? ''}
      me={me}
    />
  );
}

function toMatch(round: number, { a, b, result }: SeatedMatch): TournamentMatch {
  const [won = 0, lost = 0, drawn = 0] = result?.games ?? [];
  const games: Games = [won, lost, drawn];
  return { round, a: a.id, b: b?.id ?? null, result: result && { ...result, games } };
}
