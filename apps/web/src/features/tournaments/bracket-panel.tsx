import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MatchList } from './match-list.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { bracketQuery } from './rounds-api.ts';

/** The rounds after the cut, each a column. */
export function BracketPanel({ tournamentId }: { tournamentId: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(bracketQuery(api, { game: config.gameid, tournamentId }));
  if (query.isPending) return <Skeleton height={240} />;
  const rounds = query.data?.rounds ?? [];
  if (rounds.length === 0) {
    return <NothingYet title={t`No bracket yet`}>{t`It begins with the cut.`}</NothingYet>;
  }
  return (
    <div className="bracket-columns">
      {rounds.map(({ round, matches }) => (
        <Panel key={round} heading={t`Round ${round}`}>
          <MatchList matches={matches} />
        </Panel>
      ))}
    </div>
  );
}
