import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NothingYet } from './events/nothing-yet.tsx';
import { standingsQuery } from './events/rounds-api.ts';
import { StandingsRow } from './standings-row.tsx';

/** Ranks, points and what decided between equals. */
export function StandingsPanel({ tournamentId }: { tournamentId: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(standingsQuery(api, { game: config.gameid, tournamentId }));
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
