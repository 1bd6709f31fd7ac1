import { useLingui } from '@lingui/react/macro';
import type { DeskStore } from '#features/tournament-desk/desk-store.ts';
import { DeskProvider, useDeskState } from '#features/tournaments/desk/use-desk.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeskFrame } from './desk-frame.tsx';

export function OpenedDesk({ id, store }: { id: string; store: DeskStore }) {
  const { t } = useLingui();
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
