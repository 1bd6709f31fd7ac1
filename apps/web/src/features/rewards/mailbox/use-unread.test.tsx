import { expect, it } from 'vitest';
import { MEMBER } from '#testing/open-part.tsx';
import { openBeforeHearing } from '#testing/open-before-hearing.ts';
import { MailBell } from './mail-bell.tsx';

it('the bell recounts when it receives a hint', async () => {
  const bell = <MailBell userId={MEMBER.id} />;
  const call = 'GET /api/me/mailbox/unread';
  const { countReads, hear } = await openBeforeHearing(bell, null, call);
  hear();
  await expect.poll(countReads).toBe(2);
});
