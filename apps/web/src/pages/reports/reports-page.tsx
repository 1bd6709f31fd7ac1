import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { CardQueue } from '../staff/reports/card-queue.tsx';
import { HandledReports } from './handled-reports.tsx';
import { OpenReports } from './open-reports.tsx';
import '../staff/reports/reports-page.css';

const VIEWS = { open: OpenReports, handled: HandledReports, cards: CardQueue };

/** What members report, and what came of it. */
export function ReportsPage() {
  const { t } = useLingui();
  const [view, setView] = useState<keyof typeof VIEWS>('open');
  const View = VIEWS[view];
  return (
    <AdminFrame>
      <div className="reports">
        <PageHeading
          title={pageTitle('reports')}
          lead={pageDescription('reports')}
          actions={
            <Segmented
              label={t`Which reports`}
              value={view}
              onChange={setView}
              options={[
                { value: 'open', label: t`Open` },
                { value: 'handled', label: t`Handled` },
                { value: 'cards', label: t`Cards` },
              ]}
            />
          }
        />
        <View />
      </div>
    </AdminFrame>
  );
}
