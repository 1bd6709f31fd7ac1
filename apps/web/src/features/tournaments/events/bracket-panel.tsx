import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ownEntryQuery } from './api.ts';
import { SeededBracket } from './bracket/seeded-bracket.tsx';
import { MatchList } from './match-list.tsx';
import { NothingYet } from './nothing-yet.tsx';

/** The rounds after the cut: as a bracket, or separately if nobody was seeded. */
export function BracketPanel({ tournamentId }: { tournamentId: string }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const as = useUser()?.id;
  const params = { game: config.gameid, tournamentId };
  const query = useQuery(
    apiQuery('GET /api/games/:game/tournaments/:tournamentId/bracket', { params }, { as }),
  );
  const own = useQuery({ ...ownEntryQuery(params, as), enabled: as !== undefined });
  if (query.isPending) return <Skeleton height={240} />;
  const view = query.data;
  if (view && view.kind !== null && view.seeds.length > 1) {
    return <SeededBracket kind={view.kind} view={view} me={own.data?.entry?.id ?? null} />;
  }
  if (!view || view.rounds.length === 0) {
    return <NothingYet title={t`No bracket yet`}>{t`It begins with the cut.`}</NothingYet>;
  }
  return (
    <div className="bracket-columns">
      {view.rounds.map(({ round, matches }) => (
        <Panel key={round} heading={t`Round ${round}`}>
          <MatchList matches={matches} />
        </Panel>
      ))}
    </div>
  );
}
