import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Panel } from '#ui/panel.tsx';
import { useEventWrite } from '../use-event-write.ts';

/** Removes an import completely. */
export function RemoveImport({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = useEventWrite(
    event.id,
    (writes, _: void, key) => writes.remove(key),
    () => navigate({ to: '/tournaments/results' }),
  );
  return (
    <Panel heading={t`Imported`}>
      <p>{t`It was held elsewhere. To correct it, remove it and import it again.`}</p>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t`Remove the import`}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t`Remove this import?`}
        objectName={event.name}
        description={t`Its standings and lists go with it. You can import it again.`}
        confirmLabel={t`Remove`}
        cancelLabel={t`Keep it`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </Panel>
  );
}
