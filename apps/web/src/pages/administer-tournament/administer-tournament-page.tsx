import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { DeskProvider, useDeskState, useDeskStore } from '#features/tournament-desk/use-desk.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeskFrame } from './desk-frame.tsx';
import './administer-tournament-page.css';

/** The desk of an event, for whoever works at it; it goes on without a line. */
export function AdministerTournamentPage() {
  const user = useUser();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  if (!user) return null;
  return <OpenedDesk key={`${gameid}/${id}`} game={gameid} id={id} userId={user.id} />;
}

function OpenedDesk({ game, id, userId }: { game: string; id: string; userId: string }) {
  const { t } = useLingui();
  const store = useDeskStore(game, id, userId);
  const { state, failure } = useDeskState(store);
  if (failure !== null)
    return (
      <div className="wrap">
        <ErrorState
          level={1}
          title={pageTitle('administerTournament')}
          message={errorText(failure)}
          retryLabel={t`Try again`}
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
