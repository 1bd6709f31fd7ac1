import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { HEALTH, type SiteHealth } from './health-api.ts';

/** Names of jobs; new ones use their id. */
function useTaskWords(): (task: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    'send-mail': t`Send e-mail`,
    'send-digest': t`Send digest`,
    'post-to-chat': t`Tell the chat`,
    'publish-catalogue': t`Publish cards`,
    'judge-decks': t`Judge decks`,
    'renumber-card': t`Renumber card`,
    'relabel-lists': t`Name archetypes`,
    'pack-meta': t`Pack the meta`,
    'recount-meta': t`Count the meta again`,
    'check-invariants': t`Check counters`,
    'run-invariants': t`Check all counters`,
    'sample-health': t`Measure`,
    'clean-up': t`Clean up`,
    'clear-catalogue-files': t`Remove old card files`,
    'clear-deleted-decks': t`Remove deleted decks`,
    'count-deck-views': t`Count deck views`,
    'expire-trades': t`End trades that waited too long`,
    'fill-daily-cards': t`Choose cards of the day`,
    'import-cards': t`Import cards`,
    'find-stray-uploads': t`Find uploads that nothing uses`,
    'sweep-uploads': t`Delete uploads that nothing uses`,
    'erase-member': t`Erase a deleted account`,
    'note-erasure': t`Note who has left`,
    'queue-digests': t`Prepare digests`,
    'remove-uploads': t`Remove pictures nobody shows`,
    'run-card-schedule': t`Publish and hide at a time`,
  };
  return (task) => words[task] ?? task;
}

type Jobs = SiteHealth['jobs'];
type Task = Jobs['tasks'][number];
type Troubled = Jobs['troubled'][number];

const drawFailed = ({ failed }: Task) => (failed > 0 ? <Tag tone="danger">{failed}</Tag> : '–');

export function JobsPanel({ jobs }: { jobs: Jobs }) {
  const { i18n, t } = useLingui();
  const say = useTaskWords();
  const number = (value: number) => (value === 0 ? '–' : i18n.number(value));
  const time = (at: string | null) =>
    at === null ? '–' : i18n.date(new Date(at), { dateStyle: 'short', timeStyle: 'short' });
  const columns: TableColumn<Task>[] = [
    { id: 'task', header: t`Job`, cell: ({ task }) => say(task), small: 'main' },
    {
      id: 'last',
      header: t`Last by the clock`,
      cell: (row) => time(row.lastScheduled),
      small: 'fold',
    },
    {
      id: 'running',
      header: t`Running`,
      cell: (row) => number(row.running),
      align: 'end',
      small: 'fold',
    },
    { id: 'waiting', header: t`Waiting`, cell: (row) => number(row.waiting), align: 'end' },
    {
      id: 'later',
      header: t`Later`,
      cell: (row) => number(row.later),
      align: 'end',
      small: 'fold',
    },
    {
      id: 'failed',
      header: t`Failed`,
      cell: drawFailed,
      align: 'end',
    },
  ];
  return (
    <>
      <Panel heading={t`Jobs that failed`}>
        {jobs.troubled.length === 0 ? (
          <Trans>No job has failed.</Trans>
        ) : (
          <ul className="health-rows" aria-label={t`Jobs that failed`}>
            {jobs.troubled.map((job) => (
              <TroubledJob key={job.id} job={job} name={say(job.task)} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel
        flush
        heading={t`Jobs`}
        aside={jobs.isWhole ? undefined : t`There are more than are counted here.`}
      >
        <DataTable
          caption={t`Jobs`}
          columns={columns}
          rows={jobs.tasks}
          rowKey={({ task }) => task}
          empty={<p className="health-none">{t`The worker has not run yet.`}</p>}
        />
      </Panel>
    </>
  );
}

function TroubledJob({ job, name }: { job: Troubled; name: string }) {
  const { i18n, t } = useLingui();
  const { mutate, isPending } = useApiWrite('POST /api/admin/health/jobs/:jobId/retry', {
    invalidates: [HEALTH, AUDIT],
    done: () => {
      toasts.show({ kind: 'success', title: t`It is tried again now.` });
    },
  });
  const at = i18n.date(new Date(job.failedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="health-rows__row">
      <span className="health-rows__main">
        <strong>{name}</strong>{' '}
        <Tag tone={job.isOver ? 'danger' : 'warn'}>
          {job.isOver ? t`Given up` : t`Is tried again`}
        </Tag>
        <span className="health-rows__by">
          {t`Attempt ${job.attempts} of ${job.maxAttempts}`} · {at}
        </span>
        <span lang="en">{job.error}</span>
      </span>
      <Button
        size="sm"
        busy={isPending}
        icon={<RotateCw size={15} aria-hidden="true" />}
        onClick={() => mutate({ params: { jobId: job.id } })}
      >
        {t`Try ${name} again`}
      </Button>
    </li>
  );
}
