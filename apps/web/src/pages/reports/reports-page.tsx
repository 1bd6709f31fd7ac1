import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { HandledReports } from './handled-reports.tsx';
import { OpenReports } from './open-reports.tsx';
import './reports-page.css';

/** What members report, and what came of it. */
export function ReportsPage() {
  const { t } = useLingui();
  const [view, setView] = useState<'handled' | 'open'>('open');
  return (
    <div className="wrap reports">
      <PageHeading title={pageTitle('reports')} lead={pageDescription('reports')} />
      <Segmented
        label={t`Which reports`}
        className="reports__view"
        value={view}
        onChange={setView}
        options={[
          { value: 'open', label: t`Open` },
          { value: 'handled', label: t`Handled` },
        ]}
      />
      {view === 'open' ? <OpenReports /> : <HandledReports />}
    </div>
  );
}
