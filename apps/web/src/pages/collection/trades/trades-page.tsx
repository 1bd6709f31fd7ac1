import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { Package, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useQuery, useQueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { buttonClassName, Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { tradesQuery, type Box, type TradeSummary } from './api.ts';
import { MatchesPanel } from './matches-panel.tsx';
import { useCountries, useLanguages } from './places.ts';
import { StateTag } from './state-tag.tsx';
import { useTradeHints } from './use-trade-hints.ts';
import './trades-page.css';

/** My trades, open or finished. */
function TradeList({ box }: { box: Box }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const query = useInfiniteQuery(tradesQuery(gameid, box, useUser()?.id));
  if (query.isPending || query.isError) {
    return (
      <QueryPanel
        query={query}
        level={2}
        title={t`The trades did not load`}
        pending={<Skeleton height={200} />}
      />
    );
  }
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

/** Trade preferences: whether I trade, and optionally country and language. */
function SettingsPanel() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const query = apiQuery('GET /api/me/trade-settings', {}, { as: useUser()?.id });
  const { queryKey } = query;
  const { data } = useQuery(query);
  const { mutate } = useApiWrite('PUT /api/me/trade-settings', {
    show: async ({ body }) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, body);
      return () => queryClient.setQueryData(queryKey, before);
    },
  });
  const settings = data ?? { isOpen: true, country: null, language: null };
  const change = (part: Partial<typeof settings>) => mutate({ body: { ...settings, ...part } });
  return (
    <Panel heading={t`How you trade`}>
      <div className="trade-settings">
        <Switch
          label={t`Others may offer me trades`}
          checked={settings.isOpen}
          disabled={data === undefined}
          onChange={(event) => change({ isOpen: event.target.checked })}
        />
        <SelectField
          label={t`Country`}
          value={settings.country ?? ''}
          options={useCountries(t`Not given`)}
          disabled={data === undefined}
          onChange={(event) => change({ country: event.target.value || null })}
        />
        <SelectField
          label={t`Language`}
          value={settings.language ?? ''}
          options={useLanguages(t`Not given`)}
          disabled={data === undefined}
          onChange={(event) => change({ language: event.target.value || null })}
        />
        <Notice tone="info">{t`We handle neither money nor addresses.`}</Notice>
      </div>
    </Panel>
  );
}

/** Possible partners, open trades and finished ones. */
export function TradesPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { tab = 'matches' }: { tab?: string } = useSearch({ strict: false });
  useTradeHints();
  return (
    <div className="wrap trades">
      <PageHeading
        eyebrow={t`Collection`}
        title={pageTitle('trades')}
        lead={t`Swap cards with other members. Both collections change when both have confirmed.`}
        actions={
          <Link to="/collection" className={buttonClassName({})}>
            <Package size={16} aria-hidden="true" />
            {t`My collection`}
          </Link>
        }
      />
      <Tabs
        label={pageTitle('trades')}
        value={tab}
        onChange={(next) => void navigate({ to: '/trades', search: { tab: next }, replace: true })}
        items={[
          {
            value: 'matches',
            label: t({ message: 'Matches', context: 'trades' }),
            panel: (
              <div className="trades__columns">
                <MatchesPanel />
                <SettingsPanel />
              </div>
            ),
          },
          {
            value: 'open',
            label: t({ message: 'Open', context: 'state' }),
            panel: <TradeList box="open" />,
          },
          { value: 'done', label: t`History`, panel: <TradeList box="closed" /> },
        ]}
      />
    </div>
  );
}
