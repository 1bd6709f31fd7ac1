import { can } from '@deckframe/domain/accounts/access/can';
import { Suspense } from 'react';
import { useUser } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';

const BlockButton = lazyPart(
  'block-button',
  () => import('./block-button.tsx').then((m) => m.BlockButton),
  { texts: 'account' },
);

/** Shown to members on other members' pages. */
export function LazyBlockButton({ userId, username }: { userId: string; username: string }) {
  const user = useUser();
  if (!can(user, 'member.block', { ownerId: userId })) return null;
  return (
    <Suspense>
      <BlockButton userId={userId} username={username} />
    </Suspense>
  );
}
