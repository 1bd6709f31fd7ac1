import { Trans, useLingui } from '@lingui/react/macro';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { HEALTH, type SiteHealth } from './health-api.ts';

/** Checks of likes, comments, EXP and other counters. */
export function InvariantsPanel({ run }: { run: SiteHealth['invariants'] }) {
  const { i18n, t } = useLingui();
  const { mutate, isPending } = useApiWrite('POST /api/admin/health/invariants', {
    invalidates: [HEALTH, AUDIT],
  });
  const isOpen = run !== null && run.finishedAt === null;
  const at = (time: string) =>
    i18n.date(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel heading={t`Counters`}>
      <div className="health-stack">
        {run === null && (
          <p className="health-rows__by">
            <Trans>Every counter can be compared with the rows it counts.</Trans>
          </p>
        )}
        {isOpen && (
          <Progress
            label={t`The worker compares`}
            {...(run.slices > 0 && {
              value: (run.done / run.slices) * 100,
              valueLabel: `${run.done} / ${run.slices}`,
            })}
          />
        )}
        {run?.finishedAt && run.broken.length === 0 && (
          <Notice tone="info" title={t`All counters agree with their rows.`}>
            {at(run.finishedAt)}
          </Notice>
        )}
        {run?.broken.map(({ name, subjects }) => (
          <Notice key={name} tone="danger" title={name}>
            {subjects.join(', ')}
          </Notice>
        ))}
        <div>
          <Button busy={isPending} disabled={isOpen} onClick={() => mutate({})}>
            <Trans>Compare now</Trans>
          </Button>
        </div>
      </div>
    </Panel>
  );
}
