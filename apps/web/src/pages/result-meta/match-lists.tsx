import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { frozenListQuery } from '#features/tournaments/events/api.ts';
import { FrozenListCards } from '#features/tournaments/events/frozen-list.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { useNear } from '#lib/use-near.ts';
import type { MetaMatch } from '#features/meta/result-meta/detail-api.ts';

/** Both lists of a match, fetched once they are in sight. */
export function MatchLists({ match }: { match: MetaMatch }) {
  const [ref, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className="match-lists">
      {[match.a, match.b].map(({ name, listId }) => (
        <section key={name}>
          <p className="match-lists__name">{name}</p>
          {isNear && listId !== null && (
            <OneList tournamentId={match.tournamentId} listId={listId} />
          )}
        </section>
      ))}
    </div>
  );
}

function OneList({ tournamentId, listId }: { tournamentId: string; listId: string }) {
  const { api, config } = useAppServices();
  const { data, isError } = useQuery(frozenListQuery(api, config.gameid, tournamentId, listId));
  if (isError) return <Trans>The list did not load.</Trans>;
  return data ? <FrozenListCards list={data} /> : null;
}
