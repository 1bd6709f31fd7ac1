import { Plural, Trans } from '@lingui/react/macro';
import { CalendarClock, Eye, EyeOff, History, RefreshCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** What can be done to the chosen cards, else to the one under the cursor. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, cardno, busy } = props;
  return (
    <div className="bulk-bar" data-chosen={chosen > 0 ? '' : undefined}>
      <b>
        {chosen > 0 ? (
          <Plural value={chosen} one="# selected" other="# selected" />
        ) : (
          <span className="mono">{cardno}</span>
        )}
      </b>
      <Button
        size="sm"
        busy={busy}
        icon={<Eye size={14} aria-hidden="true" />}
        onClick={() => props.onPublish(true)}
      >
        <Trans>Publish</Trans>
      </Button>
      <Button
        size="sm"
        busy={busy}
        icon={<EyeOff size={14} aria-hidden="true" />}
        onClick={() => props.onPublish(false)}
      >
        <Trans>Hide</Trans>
      </Button>
      <Button
        size="sm"
        icon={<CalendarClock size={14} aria-hidden="true" />}
        onClick={props.onSchedule}
      >
        <Trans>Schedule</Trans>
      </Button>
      <Button size="sm" icon={<History size={14} aria-hidden="true" />} onClick={props.onHistory}>
        <Trans>History</Trans>
      </Button>
      <span className="bulk-bar__end">
        <Button
          size="sm"
          variant="ghost"
          icon={<RefreshCw size={14} aria-hidden="true" />}
          busy={props.isReading}
          onClick={props.onRefresh}
        >
          <Trans>Reload</Trans>
        </Button>
        <Button size="sm" variant="ghost" disabled={chosen === 0} onClick={props.onClear}>
          <Trans>Clear</Trans>
        </Button>
      </span>
    </div>
  );
}

type BulkBarProps = {
  chosen: number;
  cardno: string;
  busy: boolean;
  isReading: boolean;
  onPublish: (published: boolean) => void;
  onSchedule: () => void;
  onHistory: () => void;
  onRefresh: () => void;
  onClear: () => void;
};
