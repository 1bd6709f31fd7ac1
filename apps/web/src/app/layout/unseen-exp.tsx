import { useEffect } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { reportError } from '#lib/report-error.ts';

/** EXP-18: a member for whom something was kept is told after the start or the login. */
export function UnseenExp() {
  const { api, session } = useAppServices();
  const user = useUser();
  const dueFor = user?.hasUnseenExp === true ? user.id : null;
  useEffect(() => {
    if (dueFor === null) return undefined;
    let isGone = false;
    let stop = (): void => undefined;
    loadChunk('exp', () => import('#lib/exp/take-exp.ts')).then(
      ({ takeExp }) => {
        if (!isGone) stop = takeExp({ api, session });
      },
      (error: unknown) => reportError('What was earned did not load', error),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [dueFor, api, session]);
  return null;
}
