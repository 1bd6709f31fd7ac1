import { AppealItem } from '../staff/reports/appeal-item.tsx';
import { CardReportItem } from './card-report-item.tsx';
import { ClaimBar } from './claim-bar.tsx';
import type { Claim } from '../staff/reports/queue-api.ts';
import type { QueueItem } from '../staff/reports/queue-items.ts';
import { ReportItem } from '../staff/reports/report-item.tsx';

export type QueueEntryProps = {
  entry: QueueItem;
  claim: Claim | undefined;
  onDecided: () => Promise<void>;
};

/** Who is on it, and below it the thing itself with its ways to end it. */
export function QueueEntry({ entry, claim, onDecided }: QueueEntryProps) {
  return (
    <>
      <ClaimBar item={entry.item} claim={claim} />
      {entry.kind === 'appeal' && <AppealItem appeal={entry.appeal} onDecided={onDecided} />}
      {entry.kind === 'content' && <ReportItem report={entry.report} onDecided={onDecided} />}
      {entry.kind === 'card' && <CardReportItem report={entry.card} />}
    </>
  );
}
