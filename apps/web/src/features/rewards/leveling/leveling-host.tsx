import { Suspense, useEffect, useRef, useState } from 'react';
import { useUser } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { betaNoticeSeen, levelingSeen } from '#lib/seen-flags.ts';
import { useTurn } from '#lib/use-turn.ts';
import { useValue } from '#lib/use-value.ts';
import { STARTED_AT } from '#lib/when-idle.ts';

/** EXP-28: delays after login and start. */
const CHECK_AFTER_LOGIN_MS = 1000;
const CHECK_AFTER_START_MS = 1500;

const LevelingModal = lazyPart(
  'leveling',
  () => import('./leveling-modal.tsx').then((m) => m.LevelingModal),
  { texts: 'profile' },
);

/** Shows the welcome once per member and browser (EXP-27). */
export function LevelingHost() {
  const userId = useUser()?.id ?? null;
  const isBetaNoticeSeen = useValue(betaNoticeSeen);
  const isSeen = useValue(levelingSeen);
  const dueFor = useCheckedUser(userId);
  const isDue = userId !== null && dueFor === userId && !isSeen && isBetaNoticeSeen;
  if (!useTurn(isDue)) return null;
  return (
    <Suspense>
      <LevelingModal onClose={() => levelingSeen.set(true)} />
    </Suspense>
  );
}

/** The member whose check is due. */
function useCheckedUser(userId: string | null): string | null {
  const [checked, setChecked] = useState<string | null>(null);
  const isStart = useRef(true);
  useEffect(() => {
    // This part loads a little after the start.
    const sinceStart = Math.min(performance.now() - STARTED_AT, CHECK_AFTER_START_MS);
    const delay = isStart.current ? CHECK_AFTER_START_MS - sinceStart : CHECK_AFTER_LOGIN_MS;
    isStart.current = false;
    if (userId === null) return undefined;
    const timer = setTimeout(() => setChecked(userId), delay);
    return () => {
      clearTimeout(timer);
      // Repeats for the next login.
      setChecked(null);
    };
  }, [userId]);
  return checked;
}
