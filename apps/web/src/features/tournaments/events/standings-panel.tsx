import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NothingYet } from './nothing-yet.tsx';

const STANDINGS = 'GET /api/games/:game/tournaments/:tournamentId/standings';
type ShownRow = Answer<typeof STANDINGS>['rows'][number];

/** Explains the tie-breaker between two players with equal points. */
function WhyBelow({ row, above }: { row: ShownRow; above: ShownRow }) {
  const { t } = useLingui();
  const valueOf = ({ values }: ShownRow): string => {
    const value = values.find(({ kind }) => kind === row.decidedBy);
    return value?.exact === undefined ? (value?.shown ?? '') : `${value.shown} (${value.exact})`;
  };
  const name = row.player.name;
  const other = above.player.name;
  const measure = row.decidedBy?.toUpperCase() ?? '';
  return (
    <>
      <b>{t`Why ${name} is below ${other}:`}</b>{' '}
      {t`level on ${row.points} points. ${measure} ${valueOf(row)} against ${valueOf(above)}.`}
    </>
  );
}

type StandingsRowProps = { row: ShownRow; above: ShownRow | undefined };

/** Expands to the exact fractions. */
function StandingsRow({ row, above }: StandingsRowProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td>{row.rank}</td>
        <th scope="row">{row.player.name}</th>
        <td>{row.points}</td>
        {row.values.map(({ kind, shown, exact }) => (
          <td key={kind} title={exact}>
            {row.decidedBy === kind ? (
              <button
                type="button"
                className="standings__decided"
                aria-expanded={isOpen}
                aria-label={t`${shown}, why ${row.player.name} is here`}
                onClick={() => setOpen(!isOpen)}
              >
                {shown}
              </button>
            ) : (
              shown
            )}
          </td>
        ))}
      </tr>
      {isOpen && above && (
        <tr className="standings__why">
          <td colSpan={3 + row.values.length}>
            <WhyBelow row={row} above={above} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Ranks, points and tie-breakers. */
export function StandingsPanel({ tournamentId }: { tournamentId: string }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const query = useQuery(
    apiQuery(STANDINGS, { params: { game: config.gameid, tournamentId } }, { as: useUser()?.id }),
  );
  if (query.isPending) return <Skeleton height={240} />;
  const rows = query.data?.rows ?? [];
  if (rows.length === 0) {
    return (
      <NothingYet title={t`No standings yet`}>{t`They come with the first round.`}</NothingYet>
    );
  }
  const breaks = rows[0]?.values ?? [];
  return (
    <Panel
      heading={query.data?.isFinal ? t`Final standings` : t`Standings`}
      aside={<span className="standings__hint">{t`Underlined: what decided the place`}</span>}
      flush
    >
      <div className="standings">
        <table>
          <caption className="sr-only">{t`Standings`}</caption>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t`Player`}</th>
              <th scope="col">{t`Points`}</th>
              {breaks.map(({ kind }) => (
                <th key={kind} scope="col">
                  {kind.toUpperCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <StandingsRow key={row.player.id} row={row} above={rows[place - 1]} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
