import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tradesQuery, type Box, type TradeSummary } from '../collection/trades/api.ts';
import { StateTag } from '../collection/trades/state-tag.tsx';

/** My trades: those that wait for somebody, or those that are over. */
export function TradeList({ box }: { box: Box }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const query = useInfiniteQuery(tradesQuery(api, gameid, box));
  if (query.isError) {
    return (
      <ErrorState
        level={2}
        title={t`The trades did not load`}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <Skeleton height={200} />;
  const trades = query.data.pages.flatMap((page) => page.trades);
  if (trades.length === 0) {
    return (
      <EmptyState level={2} title={box === 'open' ? t`No open trades` : t`No trades yet`}>
        <Trans>Offer one to a member who matches you.</Trans>
      </EmptyState>
    );
  }
  return (
    <Panel flush>
      <ul className="trade-list">
        {trades.map((trade) => (
          <TradeRow key={trade.id} trade={trade} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Older trades</Trans>
        </Button>
      )}
    </Panel>
  );
}

function TradeRow({ trade }: { trade: TradeSummary }) {
  const { i18n, t } = useLingui();
  const [now] = useState(() => new Date());
  const { giveCopies, getCopies } = trade;
  return (
    <li>
      <Link to="/trades/$tradeId" params={{ tradeId: trade.id }} className="trade-row">
        <span className="trade-row__words">
          <b>{trade.partner?.username ?? t`Deleted user`}</b>
          <span className="trade-row__facts">
            <Plural value={giveCopies} one="You give # card" other="You give # cards" />
            {' · '}
            <Plural value={getCopies} one="you get # card" other="you get # cards" />
            {' · '}
            <time dateTime={trade.changedAt}>{sayAge(i18n.locale, trade.changedAt, now)}</time>
          </span>
        </span>
        <StateTag trade={trade} />
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </li>
  );
}
