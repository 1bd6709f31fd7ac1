import { useLingui } from '@lingui/react/macro';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useEventWrite } from './tournaments/use-event-write.ts';

/** For Administrators, of events of others. */
export function VerifyPanel({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const isVerified = event.trust === 'verified';
  const verify = useEventWrite(event.id, (writes, wanted: boolean, key) =>
    writes.verify(wanted, key),
  );
  return (
    <Panel heading={t`Trust`}>
      <p>{isVerified ? t`This event is verified.` : t`Nobody has verified this event yet.`}</p>
      <div className="tournaments__acts">
        <Button busy={verify.isPending} onClick={() => verify.mutate(!isVerified)}>
          {isVerified ? t`Take it back` : t`Verify`}
        </Button>
      </div>
    </Panel>
  );
}
