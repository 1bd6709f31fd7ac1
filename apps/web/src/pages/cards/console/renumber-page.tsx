import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { NumberSearch } from './renumber/number-search.tsx';
import { RenumberCard } from './renumber/renumber-card.tsx';
import { RunList } from './renumber/run-list.tsx';
import './renumber-page.css';

/** Changes a card's number. The address selects the card. */
export function RenumberPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { card }: { card?: string } = useSearch({ strict: false });
  const open = (cardno: string | undefined) =>
    void navigate({ to: '/admin/renumber', search: { card: cardno }, resetScroll: false });
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('renumber')} lead={pageDescription('renumber')} />
      <div className="renumber">
        <Panel heading={t`Which card`}>
          <NumberSearch key={card} cardno={card ?? ''} onFind={open} />
        </Panel>
        {card !== undefined && (
          <RenumberCard key={card} cardno={card} onBegun={() => open(undefined)} />
        )}
        <RunList />
      </div>
    </AdminFrame>
  );
}
