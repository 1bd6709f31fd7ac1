import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { MatchesPanel } from '../collection/trades/matches-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TradeList } from './trade-list.tsx';
import { useTradeHints } from '../collection/trades/use-trade-hints.ts';
import '../collection/trades/trades-page.css';

/** Who could trade with me, what is open, and what was done. */
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
            label: t`Matches`,
            panel: (
              <div className="trades__columns">
                <MatchesPanel />
                <SettingsPanel />
              </div>
            ),
          },
          { value: 'open', label: t`Open`, panel: <TradeList box="open" /> },
          { value: 'done', label: t`History`, panel: <TradeList box="closed" /> },
        ]}
      />
    </div>
  );
}
