import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pressEscape } from '#testing/expect-dialog.ts';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, forgetCalls, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { useSignInFirst } from '#lib/use-sign-in-first.ts';
import { forgetVisitorActions, keepForAccount, listVisitorActions } from '#lib/visitor-action.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { VisitorActionSender } from './visitor-action-sender.tsx';

const LIKE = 'PUT /api/games/gundam/decks/d1/like';
const like = () => page.getByRole('button', { name: 'Like this deck' });

function LikeForVisitors() {
  const signInFirst = useSignInFirst();
  const press = () =>
    signInFirst({
      promise: 'Log in, and your like is added.',
      route: 'PUT /api/games/:game/decks/:deckId/like',
      ask: { params: { game: 'gundam', deckId: 'd1' } },
      done: 'Your like was added.',
    });
  return (
    <>
      <button type="button" onClick={press}>
        Like this deck
      </button>
      <SignInAgainDialog />
    </>
  );
}

async function logIn() {
  await answer('POST /api/auth/sign-in', 200, { user: MEMBER });
  await page.getByLabelText('E-mail or username').fill('Vesper');
  await page.getByLabelText('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

beforeEach(async () => {
  await forgetCalls();
  await forgetVisitorActions();
});

it('RATE-04 C-81 a visitor’s like waits in a dialog and is sent after login, once', async () => {
  const { told } = await openPart(<LikeForVisitors />, null);
  await answer(LIKE, 200, { liked: true, likeCount: 1 });
  await like().click();
  const dialog = page.getByRole('dialog', { name: 'User not authenticated' });
  await expect.element(dialog.getByText('Log in, and your like is added.')).toBeVisible();
  await expectNoBarriers();
  expect(told).toEqual([]);
  expect(await receivedCalls(LIKE)).toEqual([]);
  const [waiting] = await listVisitorActions();
  await logIn();
  await expect.poll(() => told).toEqual(['success: "Your like was added."']);
  expect((await receivedCalls(LIKE)).map(({ key }) => key)).toEqual([waiting?.id]);
  await expect.poll(listVisitorActions).toEqual([]);
});

it('a visitor who closes the dialog has asked for nothing', async () => {
  const { services } = await openPart(<LikeForVisitors />, null);
  await like().click();
  await expect.element(page.getByLabelText('E-mail or username')).toBeVisible();
  await pressEscape();
  await expect.poll(() => services.sessionWatch.lapse.get()).toBeNull();
  await expect.poll(listVisitorActions).toEqual([]);
  services.session.set(MEMBER);
  await expect.poll(() => receivedCalls(LIKE)).toEqual([]);
});

it('an action with an unknown outcome is kept with its key', async () => {
  const { told } = await openPart(<LikeForVisitors />, null);
  await refuse(LIKE, 503, 'UNAVAILABLE');
  await like().click();
  await logIn();
  await expect.poll(() => told.length).toBe(1);
  const [waiting] = await listVisitorActions();
  expect((await receivedCalls(LIKE))[0]?.key).toBe(waiting?.id);
});

it('a refused action is told once and deleted', async () => {
  const { told } = await openPart(<LikeForVisitors />, null);
  await refuse(LIKE, 403, 'FORBIDDEN');
  await like().click();
  await logIn();
  await expect.poll(() => told.length).toBe(1);
  await expect.poll(listVisitorActions).toEqual([]);
});

it('on a later page, the account that was registered for it sends the action', async () => {
  const opened = await openPart(<LikeForVisitors />, null);
  await like().click();
  await expect.poll(async () => (await listVisitorActions()).length).toBe(1);
  await keepForAccount('Vesper');
  await opened.screen.unmount();
  await answer(LIKE, 200, { liked: true, likeCount: 1 });
  const { told } = await openPart(<VisitorActionSender />, MEMBER);
  await expect.poll(() => told).toEqual(['success: "Your like was added."']);
  expect(await receivedCalls(LIKE)).toHaveLength(1);
});

it('another account is asked first, and only once', async () => {
  const opened = await openPart(<LikeForVisitors />, null);
  await like().click();
  await expect.poll(async () => (await listVisitorActions()).length).toBe(1);
  await keepForAccount('Somebody');
  await opened.screen.unmount();
  const { told } = await openPart(<VisitorActionSender />, MEMBER);
  await expect.poll(() => told).toEqual(['info: "You began something before you logged in."']);
  expect(await receivedCalls(LIKE)).toEqual([]);
  expect(await listVisitorActions()).toEqual([]);
});
