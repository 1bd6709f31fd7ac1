import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ownEntryQuery } from './api.ts';
import { SeededBracket } from './bracket/seeded-bracket.tsx';
import { MatchList } from './match-list.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { bracketQuery } from './rounds-api.ts';

/** The rounds after the cut: as a bracket, or separately if nobody was seeded. */
export function BracketPanel({ tournamentId }: { tournamentId: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const isMember = useUser() !== null;
  const query = useQuery(bracketQuery(api, { game: config.gameid, tournamentId }));
  const own = useQuery({
    ...ownEntryQuery(api, config.gameid, tournamentId),
    enabled: isMember,
  });
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
