import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import {
  deleteEvent,
  endEvent,
  type EventSummary,
} from '../../../features/rewards/campaigns/campaigns-api.ts';
import { useEventAct } from './use-event-act.ts';

export type EventActsProps = { event: EventSummary; onCopy: () => void; onGone: () => void };

/** What somebody has claimed can be ended; what nobody has can be taken back altogether. */
export function EventActs({ event, onCopy, onGone }: EventActsProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const [asked, setAsked] = useState<'end' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const end = useEventAct((_, key) => endEvent(api, event.id, key), t`It is over.`, close);
  const remove = useEventAct(
    (_, key) => deleteEvent(api, event.id, key),
    t`Taken back.`,
    () => {
      close();
      onGone();
    },
  );
  const isEnding = asked === 'end';
  return (
    <div className="sheet-of-user__acts">
      {event.state !== 'over' && (
        <Button variant="danger" onClick={() => setAsked('end')}>
          <Trans>End it now</Trans>
        </Button>
      )}
      {event.claimCount === 0 && (
        <Button onClick={() => setAsked('remove')}>
          <Trans>Take back</Trans>
        </Button>
      )}
      {event.rewardLevel === null && (
        <Button variant="ghost" onClick={onCopy}>
          <Trans>Use as template</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={close}
        title={isEnding ? t`End this now?` : t`Take this back?`}
        objectName={event.label}
        description={
          isEnding
            ? t`Nobody can claim it from now on. What was claimed stays.`
            : t`It leaves every mailbox. This works only while nobody has claimed or read it.`
        }
        confirmLabel={isEnding ? t`End it now` : t`Take back`}
        cancelLabel={t`Cancel`}
        busy={end.isPending || remove.isPending}
        onConfirm={() => (isEnding ? end.mutate() : remove.mutate())}
      />
    </div>
  );
}
