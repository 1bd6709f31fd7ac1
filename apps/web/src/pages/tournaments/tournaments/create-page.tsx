import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DEMO_ID } from '#features/tournaments/desk/demo/demo-id.ts';
import { TOURNAMENT_READS } from '#features/tournaments/events/api.ts';
import { createTournamentWrites } from '#features/tournaments/events/writes.ts';
import { useAppServices } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { buttonClassName } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { newDraft, toWrite, type EventDraft } from './event-draft.ts';
import { EventForm } from './event-form.tsx';
import { ImportEvent } from './import-event/import-event.tsx';
import './tournaments-page.css';

/** Creates an event as a draft, visible to its organizer until announced. */
export function CreatePage() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const navigate = useNavigate();
  const [tab, setTab] = useState('new');
  const [initial] = useState(() => newDraft(new Date()));
  const create = useWrite({
    send: (draft: EventDraft, key) =>
      createTournamentWrites(api, config.gameid).create(toWrite(draft), key),
    invalidates: TOURNAMENT_READS,
    done: ({ id }) => navigate({ to: '/tournaments/$id/edit', params: { id } }),
  });
  return (
    <div className="wrap tournaments">
      <PageHeading
        title={pageTitle('createTournament')}
        lead={t`It is a draft first. You announce it when it is ready.`}
        actions={
          <Link
            className={buttonClassName({})}
            to="/tournaments/$id/admin"
            params={{ id: DEMO_ID }}
          >
            {t`Practise at a desk`}
          </Link>
        }
      />
      <Tabs
        label={pageTitle('createTournament')}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'new',
            label: t`To be held`,
            panel: (
              <EventForm
                stored={initial}
                busy={create.isPending}
                submitLabel={t`Create the draft`}
                onSubmit={(draft) => create.mutate(draft)}
              />
            ),
          },
          { value: 'import', label: t`Held elsewhere`, panel: <ImportEvent /> },
        ]}
      />
    </div>
  );
}
