import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { APPEALS, DECIDE_REPORT, REPORTS, type Report } from './report-api.ts';
import { ReplyPicker } from './reply-picker.tsx';
import { ReportHead } from './report-head.tsx';
import { useReopen } from './use-reopen.ts';
import { useTypeWords } from './use-type-words.ts';

const REASON_MAX = 500;

export interface ReportItemProps {
  readonly report: Report;
}

/** A report: reason, text as reported, and both decisions. */
export function ReportItem({ report }: ReportItemProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const words = useTypeWords(report.contentType);
  const reopen = useReopen();
  const params = { reportId: report.id };
  const { mutate, isPending, variables } = useApiWrite(DECIDE_REPORT, {
    invalidates: [REPORTS, APPEALS],
    done: (_, { body: { outcome } }) => {
      const title = outcome === 'removed' ? words.done : t`Report dismissed.`;
      const action = { label: t`Undo`, onPress: () => void reopen(report.id) };
      toasts.show({ kind: 'success', title, action });
    },
    settled: () => setAsking(false),
  });
  return (
    <Panel className="report">
      <ReportHead report={report} kind={words.kind} />
      <p className="report__reason">{report.reason}</p>
      <blockquote className="report__words">{report.snapshot}</blockquote>
      <div className="report__acts">
        <Button
          busy={isPending && variables.body.outcome === 'dismissed'}
          disabled={isPending}
          onClick={() => mutate({ params, body: { outcome: 'dismissed' } })}
        >
          <Trans>Dismiss</Trans>
        </Button>
        <Button variant="danger" disabled={isPending} onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.ask}
        objectName={report.snapshot.slice(0, 80)}
        description={words.outcome}
        confirmLabel={words.remove}
        cancelLabel={t`Keep`}
        busy={isPending}
        onConfirm={() =>
          mutate({
            params,
            body: { outcome: 'removed', ...(reason.trim() !== '' && { reason: reason.trim() }) },
          })
        }
      >
        {report.contentType !== 'profile' && report.contentType !== 'trade-note' && (
          <>
            <ReplyPicker text={reason} max={REASON_MAX} onInsert={setReason} />
            <TextAreaField
              label={t`Reason`}
              hint={t`Its author can read this.`}
              value={reason}
              maxLength={REASON_MAX}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        )}
      </ConfirmDialog>
    </Panel>
  );
}
