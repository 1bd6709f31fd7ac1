import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tournament, TournamentList } from './api.ts';
import { FrozenListCards, shortCode } from './frozen-list.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { usePolicyWords } from './use-tournament-words.ts';

/** Lists that are public now. */
export function ListsPanel({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const policies = usePolicyWords();
  const { config } = useAppServices();
  const query = useQuery(
    apiQuery(
      'GET /api/games/:game/tournaments/:tournamentId/lists',
      { params: { game: config.gameid, tournamentId: event.id } },
      { as: useUser()?.id },
    ),
  );
  if (query.isPending) return <Skeleton height={240} />;
  const lists = query.data?.lists ?? [];
  if (lists.length === 0) {
    return <NothingYet title={t`No list to read yet`}>{policies[event.listPolicy]}.</NothingYet>;
  }
  return (
    <ul className="list-rows">
      {lists.map((list) => (
        <li key={list.id}>
          <ListRow list={list} isImported={event.source === 'imported'} />
        </li>
      ))}
    </ul>
  );
}

type ListRowProps = {
  list: TournamentList;
  aside?: string;
  isDemo?: boolean;
  isImported?: boolean;
};

export function ListRow({ list, aside, isDemo = false, isImported = false }: ListRowProps) {
  const { t } = useLingui();
  return (
    <details className="list-row">
      <summary>
        {list.placement !== null && <span className="player-list__place">{list.placement}</span>}
        <b>{list.deckName}</b>
        {isDemo && <Tag tone="warn">{t`Demo`}</Tag>}
        {isImported && <Tag tone="warn">{t`Imported`}</Tag>}
        <span>{list.player}</span>
        <span>{aside ?? list.archetype ?? ''}</span>
        <code>{shortCode(list.hash)}</code>
      </summary>
      <FrozenListCards list={list} />
    </details>
  );
}
