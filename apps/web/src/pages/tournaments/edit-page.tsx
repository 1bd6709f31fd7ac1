import type { Structure } from '@deckframe/domain/tournaments/structure';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { toDraft, toWrite, type EventDraft } from './tournaments/event-draft.ts';
import { EventForm } from './event-form.tsx';
import { RemoveImport } from './tournaments/import-event/remove-import.tsx';
import { StaffPanel } from './staff-panel.tsx';
import { StatePanel } from './state-panel.tsx';
import { isConflict, useEventWrite } from './tournaments/use-event-write.ts';
import { VerifyPanel } from './verify-panel.tsx';
import { WithEvent } from './tournaments/with-event.tsx';

/** TOUR-08: for an Administrator or the event's own organiser. */
export function EditPage() {
  return <WithEvent>{(event) => <EditEvent key={event.id} event={event} />}</WithEvent>;
}

function EditEvent({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const { id, version } = event;
  const overtaken = t`Somebody else has changed this tournament. Your changes are still here: look, and save again.`;
  const edit = useEventWrite(
    id,
    (writes, draft: EventDraft, key) =>
      writes.edit(toWrite(draft, event.structure as Structure), version, key),
    () => toasts.show({ kind: 'success', title: t`Tournament saved.` }),
    { conflict: overtaken },
  );
  if (!event.you.manages) {
    return (
      <div className="wrap tournaments">
        <EmptyState level={1} title={t`Insufficient permissions`}>
          {t`Only its organiser and Administrators can change this tournament.`}
        </EmptyState>
      </div>
    );
  }
  const isOver = event.status === 'finished' || event.status === 'cancelled';
  return (
    <div className="wrap tournaments">
      <PageHeading
        eyebrow={pageTitle('editTournament')}
        title={event.name}
        actions={
          <Link className={buttonClassName({})} to="/tournaments/$id" params={{ id }}>
            {t`Look at the page`}
          </Link>
        }
      />
      <div className="tournaments__columns tournaments__columns--aside">
        {isOver ? (
          <EmptyState level={2} title={t`It is over`}>
            {t`What was played stays as it is.`}
          </EmptyState>
        ) : (
          <EventForm
            stored={toDraft(event)}
            busy={edit.isPending}
            submitLabel={t`Save`}
            onSubmit={(draft, saved, told) =>
              edit.mutate(draft, {
                onSuccess: saved,
                onError: (error) => isConflict(error) && told(),
              })
            }
            onOvertaken={() => toasts.show({ kind: 'error', title: overtaken })}
          />
        )}
        <div className="tournaments__stack">
          {event.source === 'imported' ? (
            <RemoveImport event={event} />
          ) : (
            <>
              <StatePanel event={event} />
              <StaffPanel event={event} />
              {event.you.role === 'administrator' && <VerifyPanel event={event} />}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
