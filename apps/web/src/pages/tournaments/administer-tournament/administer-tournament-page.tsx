import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { DEMO_ID } from '#features/tournaments/desk/demo/demo-id.ts';
import { useDemoStore } from '#features/tournaments/desk/demo/use-demo-store.ts';
import type { DeskStore } from '#features/tournaments/desk/desk-store.ts';
import { useDeskStore, DeskProvider, useDeskState } from '#features/tournaments/desk/use-desk.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeskFrame } from './desk-frame.tsx';
import './administer-tournament-page.css';

function OpenedDesk({ id, store }: { id: string; store: DeskStore }) {
  const { state, failure } = useDeskState(store);
  if (failure !== null)
    return (
      <div className="wrap">
        <ErrorState
          level={1}
          title={pageTitle('administerTournament')}
          message={errorText(failure)}
          onRetry={() => {
            store.failure.set(null);
            void store.sync();
          }}
        />
      </div>
    );
  if (!state)
    return (
      <div className="wrap">
        <h1 className="sr-only">{pageTitle('administerTournament')}</h1>
        <Skeleton height={480} />
      </div>
    );
  return (
    <DeskProvider value={{ ...state, act: store.act, dismiss: store.dismiss }}>
      <DeskFrame id={id} />
    </DeskProvider>
  );
}

/** The desk of an event for its staff. It works offline. */
export function AdministerTournamentPage() {
  const user = useUser();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  if (id === DEMO_ID) return <PracticeDesk />;
  if (!user) return null;
  return <EventDesk key={`${gameid}/${id}`} game={gameid} id={id} userId={user.id} />;
}

function EventDesk({ game, id, userId }: { game: string; id: string; userId: string }) {
  return <OpenedDesk id={id} store={useDeskStore(game, id, userId)} />;
}

/** A practice event that exists only in this window. */
function PracticeDesk() {
  const { t } = useLingui();
  return <OpenedDesk id={DEMO_ID} store={useDemoStore(t`Practice event`)} />;
}
