import { useLingui } from '@lingui/react/macro';

type Seat = { id: string; name: string };
type PublicMatch = {
  table: number;
  a: Seat;
  b: Seat | null;
  result: { outcome: string; games: readonly number[] } | null;
  isDisputed: boolean;
};

export function MatchList({ matches }: { matches: readonly PublicMatch[] }) {
  const { t } = useLingui();
  return (
    <ol className="match-rows">
      {matches.map(({ table, a, b, result, isDisputed }) => (
        <li key={table}>
          <span className="match-rows__table">{table}</span>
          <span data-won={result?.outcome === 'a' ? '' : undefined}>{a.name}</span>
          <b className="match-rows__result">
            {isDisputed ? t`disputed` : b === null ? t`bye` : sayScore(result)}
          </b>
          <span data-won={result?.outcome === 'b' ? '' : undefined}>{b?.name ?? ''}</span>
        </li>
      ))}
    </ol>
  );
}

const sayScore = (result: PublicMatch['result']): string =>
  result === null ? '–' : `${result.games[0] ?? 0}–${result.games[1] ?? 0}`;
