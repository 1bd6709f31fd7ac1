import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { useEntryWords } from './use-tournament-words.ts';

/** All players by name. */
export function PlayersPanel({ tournamentId }: { tournamentId: string }) {
  const { t } = useLingui();
  const words = useEntryWords();
  const { config } = useAppServices();
  const query = useInfiniteQuery(
    apiPages(
      'GET /api/games/:game/tournaments/:tournamentId/registrations',
      { params: { game: config.gameid, tournamentId } },
      { cursor: 'after', next: (page) => page.next, as: useUser()?.id },
    ),
  );
  if (query.isPending) return <Skeleton height={240} />;
  const players = query.data?.pages.flatMap((page) => page.players) ?? [];
  if (players.length === 0) {
    return (
      <NothingYet title={t`Nobody has entered yet`}>{t`The first one could be you.`}</NothingYet>
    );
  }
  return (
    <Panel heading={t`Players`} flush>
      <ul className="player-list">
        {players.map((player) => (
          <li key={player.id}>
            {player.placement !== null && (
              <span className="player-list__place">{player.placement}</span>
            )}
            <b>{player.name}</b>
            <span>{player.archetype ?? ''}</span>
            <span>{words[player.status]}</span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </Panel>
  );
}
