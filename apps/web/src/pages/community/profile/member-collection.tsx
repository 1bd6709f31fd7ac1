import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PublicProfile } from '#features/community/profile/api.ts';
import { sharedCollectionQuery } from '#features/collection/sync/api.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { collectionText } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Totals of a member's visible collection in this game, with a link to its cards. */
export function MemberCollection({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useLingui();
  const { config } = useAppServices();
  const { username } = profile;
  const query = useQuery(sharedCollectionQuery(config.gameid, username, useUser()?.id));
  if (query.isPending || query.isError) {
    return (
      <QueryPanel
        query={query}
        level={2}
        title={collectionText('loadError')}
        pending={<Skeleton height={120} width="100%" />}
      />
    );
  }
  const { data } = query;
  const entries = [...data.entries.values()];
  const { gamename } = config;
  if (entries.length === 0) {
    return (
      <EmptyState title={t`Nothing to see here`}>
        <Trans>
          {username} shows no cards of {gamename}.
        </Trans>
      </EmptyState>
    );
  }
  const cards = entries.filter(({ count }) => count > 0).length;
  const copies = entries.reduce((sum, { count }) => sum + count, 0);
  const trades = i18n.number(entries.filter(({ trading }) => trading).length);
  const wants = i18n.number(entries.filter(({ wanted }) => wanted).length);
  const counts = [
    plural(cards, { one: '# card', other: '# different cards' }),
    plural(copies, { one: '# copy', other: '# copies' }),
    t`${trades} for trade`,
    t`${wants} wanted`,
  ];
  return (
    <div className="pf-collection">
      <p>{counts.join(' · ')}</p>
      <div className="pf-collection__ways">
        <Link
          to="/cardlist"
          search={{ user: username }}
          className={buttonClassName({ variant: 'primary' })}
        >
          <Trans>See the collection</Trans>
        </Link>
        <Link
          to="/cardlist"
          search={{ user: username, tradeList: 'true' }}
          className={buttonClassName()}
        >
          <Trans>See the trade list</Trans>
        </Link>
      </div>
    </div>
  );
}
