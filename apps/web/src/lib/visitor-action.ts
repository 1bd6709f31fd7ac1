import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyCall, Route } from './api-client.ts';
import { ApiError } from './api-error.ts';
import type { AppServices } from './app-services.ts';
import { communityText } from './message-text.ts';
import { createOutboxStorage, type OutboxItem } from './outbox/outbox-storage.ts';
import { createValueStore } from './value-store.ts';
import { runWrite } from './write/run-write.ts';
import { createWriteKey, isUncertain } from './write/send-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

const STORED_MS = 24 * 60 * 60_000;

/** What a visitor wanted to do. The texts are in the language of the page. */
export type Wish = {
  /** First line of the dialog. Default: the documented message. */
  readonly title?: string;
  /** Says what happens after login. */
  readonly promise: string;
} & (
  | {
      readonly route: Route;
      readonly ask: Pick<AnyCall, 'params' | 'body'>;
      /** Shown after the action was sent. */
      readonly done: string;
      /** Runs after the action was sent, if the page is still open. */
      readonly sent?: () => void;
    }
  /** Continues on this page only. */
  | { readonly resume: () => void }
);

/** An action that waits for a login. `id` is its idempotency key. */
export interface VisitorAction extends OutboxItem {
  readonly visitor: true;
  readonly at: number;
  /** The page on which it began. */
  readonly from: string;
  readonly route: Route;
  readonly ask: Pick<AnyCall, 'params' | 'body'>;
  readonly promise: string;
  readonly done: string;
  /** The account that was registered to do it. */
  readonly username?: string;
}

const storage = createOutboxStorage<VisitorAction>('visitor');

/** The wish that the login dialog shows. */
export const shownWish = createValueStore<Wish | null>(null);

/** Only the last action is kept. */
let current: VisitorAction | null = null;
let stopWaiting = (): void => undefined;

type Page = { services: AppServices; client: QueryClient };

/** Opens the login dialog above the page. The action is sent once the visitor has logged in. */
export async function signInFirst({ services, client }: Page, wish: Wish): Promise<void> {
  const { session, sessionWatch } = services;
  stopWaiting();
  await forgetVisitorActions();
  if ('route' in wish) {
    const { route, ask, promise, done } = wish;
    const { pathname, search } = window.location;
    const from = `${pathname.slice(gameBasePath(services.config.gameid).length)}${search}`;
    const common = { kind: 'visitor', visitor: true, userId: '' } as const;
    current = { ...common, id: createWriteKey(), at: Date.now(), from, route, ask, promise, done };
    await storage.put(current);
  }
  stopWaiting = session.subscribe(() => {
    if (session.get() === null) return;
    stopWaiting();
    // Waits until the page knows the member.
    if ('resume' in wish) setTimeout(wish.resume);
    else if (current) void sendVisitorAction({ services, client }, current).then(wish.sent);
  });
  shownWish.set({ title: communityText('notSignedIn'), ...wish });
  sessionWatch.lapse.set('visitor');
}

/** Called when the visitor closes the dialog without logging in. */
export function giveUpWish(): void {
  stopWaiting();
  void forgetVisitorActions();
}

const isSending = new Set<string>();

/** Sends the action with its key and deletes it unless the outcome is unknown. */
export async function sendVisitorAction(
  { services, client }: Page,
  action: VisitorAction,
): Promise<void> {
  const { id, route, ask, done } = action;
  if (isSending.has(id)) return;
  isSending.add(id);
  try {
    await runWrite(services, {
      key: id,
      send: (key) => services.api(route, { ...ask, key } as never),
      done: () => toasts.show({ kind: 'success', title: done }),
    });
    await storage.remove(id);
  } catch (error) {
    if (!(error instanceof ApiError) || !isUncertain(error)) await storage.remove(id);
  } finally {
    isSending.delete(id);
  }
  await client.invalidateQueries();
}

/** Returns the actions of the last 24 hours and deletes older ones. */
export async function listVisitorActions(): Promise<VisitorAction[]> {
  const all = await storage.list();
  const since = Date.now() - STORED_MS;
  await Promise.all(all.filter(({ at }) => at < since).map(({ id }) => storage.remove(id)));
  return all.filter(({ at }) => at >= since);
}

/** Ties the waiting action to the account that the visitor registers. */
export async function keepForAccount(username: string): Promise<void> {
  for (const action of await listVisitorActions()) await storage.put({ ...action, username });
}

export async function forgetVisitorActions(): Promise<void> {
  current = null;
  for (const { id } of await storage.list()) await storage.remove(id);
}
