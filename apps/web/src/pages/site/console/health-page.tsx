import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AnswerTimes } from './health/answer-times.tsx';
import { ChartsPanel } from './health/charts-panel.tsx';
import { FactsPanels } from './health/facts-panels.tsx';
import { HEALTH, type HealthHours, type SiteHealth } from './health/health-api.ts';
import { HealthTiles } from './health/health-tiles.tsx';
import { InvariantsPanel } from './health/invariants-panel.tsx';
import { JobsPanel } from './health/jobs-panel.tsx';
import './health-page.css';

const HOURS = { '6': 6, '24': 24, '168': 168 } as const satisfies Record<string, HealthHours>;

/** Refetch interval while the page is open. */
const READ_EVERY_MS = 15_000;

/** Health of the site, measured without any external service. */
export function HealthPage() {
  const { t } = useLingui();
  const [hours, setHours] = useState<keyof typeof HOURS>('6');
  const query = useQuery(
    apiQuery(HEALTH, { query: { hours: HOURS[hours] } }, { refetchInterval: READ_EVERY_MS }),
  );
  return (
    <AdminFrame>
      <PageHeading
        title={pageTitle('adminHealth')}
        lead={pageDescription('adminHealth')}
        actions={
          <Segmented
            label={t`Charts of the last`}
            value={hours}
            onChange={setHours}
            options={[
              { value: '6', label: t`6 h` },
              { value: '24', label: t`24 h` },
              { value: '168', label: t`7 d` },
            ]}
          />
        }
      />
      {query.data === undefined ? (
        <QueryPanel
          query={query}
          level={2}
          title={t`The state did not load`}
          pending={
            <div aria-busy="true">
              <Skeleton height={480} width="100%" />
            </div>
          }
        />
      ) : (
        <div className="health">
          {query.isError && (
            <Notice tone="offline" title={t`Not up to date.`}>
              {errorText(query.error)}
            </Notice>
          )}
          <HealthParts health={query.data} />
        </div>
      )}
    </AdminFrame>
  );
}

function HealthParts({ health }: { health: SiteHealth }) {
  const { i18n, t } = useLingui();
  const { node, postgres, startedAt } = health.versions;
  const since = i18n.date(new Date(startedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <HealthTiles health={health} />
      <ChartsPanel samples={health.samples} />
      <JobsPanel jobs={health.jobs} />
      <InvariantsPanel run={health.invariants} />
      <AnswerTimes requests={health.requests} />
      <FactsPanels health={health} />
      <p className="health-rows__by">
        {t`Node ${node}, PostgreSQL ${postgres}, this process since ${since}`}
      </p>
    </>
  );
}
