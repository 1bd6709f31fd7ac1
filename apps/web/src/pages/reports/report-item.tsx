import { encodeDeckId } from '@deckframe/domain/deck-id/deck-id';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MemberLink } from '#features/community/member-link.tsx';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { sayAge } from '#lib/say-age.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { decideReport, type Decision, type Report } from './report-api.ts';

const REASON_MAX = 500;

export interface ReportItemProps {
  readonly report: Report;
  /** Resolves once the list is up to date. */
  readonly onDecided: () => Promise<void>;
}

/** One report: what it says, the words as they were, and the two ways to end it. */
export function ReportItem({ report, onDecided }: ReportItemProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const words = useTypeWords(report.contentType);
  const { mutate, isPending, variables } = useWrite({
    send: (decision: Decision, key) => decideReport(api, report.id, decision, key),
    done: async (_, { outcome }) => {
      await onDecided();
      const title = outcome === 'removed' ? words.done : t`Report dismissed.`;
      toasts.show({ kind: 'success', title });
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
          busy={isPending && variables.outcome === 'dismissed'}
          disabled={isPending}
          onClick={() => mutate({ outcome: 'dismissed' })}
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
          mutate({ outcome: 'removed', ...(reason.trim() !== '' && { reason: reason.trim() }) })
        }
      >
        {report.contentType !== 'profile' && (
          <TextAreaField
            label={t`Reason`}
            hint={t`Whoever made it reads your words.`}
            value={reason}
            maxLength={REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </ConfirmDialog>
    </Panel>
  );
}

function ReportHead({ report, kind }: { report: Report; kind: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const { gameid } = useGameConfig();
  const age = sayAge(i18n.locale, report.createdAt, now);
  const by = report.reporter ?? '–';
  const isHere = report.contentType === 'deck' && report.game !== null;
  return (
    <header className="report__head">
      <Tag>{kind}</Tag>
      <MemberLink member={report.reported} />
      <span className="report__by">
        <Trans>
          reported by {by}, <time dateTime={report.createdAt}>{age}</time>
        </Trans>
      </span>
      {isHere && (
        <a className="report__open" href={`/v3/${report.game ?? gameid}/deck/${shownId(report)}`}>
          <Trans>Open the deck</Trans>
        </a>
      )}
    </header>
  );
}

const shownId = ({ contentId }: Report): string => encodeDeckId(contentId);

function useTypeWords(type: Report['contentType']) {
  const { t } = useLingui();
  switch (type) {
    case 'comment':
      return {
        kind: t`Comment`,
        remove: t`Remove comment`,
        ask: t`Remove this comment?`,
        outcome: t`Only its author will see it. Every report of it is closed.`,
        done: t`Comment removed.`,
      };
    case 'deck':
      return {
        kind: t`Deck`,
        remove: t`Hide deck`,
        ask: t`Hide this deck?`,
        outcome: t`Only its owner will see it. Every report of it is closed.`,
        done: t`Deck hidden.`,
      };
    case 'profile':
      return {
        kind: t`Profile`,
        remove: t`Dealt with`,
        ask: t`Is this profile dealt with?`,
        outcome: t`Every report of it is closed; the account itself is not changed.`,
        done: t`Report closed.`,
      };
  }
}
