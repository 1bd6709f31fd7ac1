import { can } from '@deckframe/domain/accounts/access/can';
import { lazy, Suspense } from 'react';
import { useUser } from '#lib/app-services.ts';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';

const BlockButton = lazy(() =>
  loadChunk('block-button', async () => {
    const load = import('./block-button.tsx');
    const [m] = await Promise.all([load, openTextArea('account')]);
    return { default: m.BlockButton };
  }),
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
