import { toasts } from '#ui/toast/toast-queue.ts';
import type { ToastMessage } from '#ui/toast/toast-kinds.ts';
import { errorText } from '../message-text.ts';
import { tellExp } from '../exp/show-exp.ts';
import { createWriteKey, sendOnce, sendWrite, type WriteServices } from './send-write.ts';

export interface Write<Output> {
  /** Sends the request with this write's key. */
  readonly send: (key: string) => Promise<Output>;
  readonly key?: string | undefined;
  /** True without a key; an unknown outcome cannot be retried. */
  readonly isKeyless?: boolean | undefined;
  /** Runs after success, before earned EXP is shown. */
  readonly done?: ((answer: Output) => unknown) | undefined;
  /** The message of a failure; null if the caller shows it. Default: the text of the error code. */
  readonly failure?: ((error: unknown) => ToastMessage | null) | undefined;
}

/** Runs a member's write with messages; throws on failure. */
export async function runWrite<Output>(
  services: WriteServices,
  { send, key = createWriteKey(), isKeyless = false, done, failure = sayRefusal }: Write<Output>,
): Promise<Output> {
  const userId = services.session.get()?.id;
  const answer = await tellFailure(
    isKeyless ? sendOnce(services, () => send(key)) : sendWrite(services, send, key),
    failure,
  );
  await done?.(answer);
  tellExp(services.session, userId, answer);
  return answer;
}

async function tellFailure<Output>(
  sending: Promise<Output>,
  failure: (error: unknown) => ToastMessage | null,
): Promise<Output> {
  try {
    return await sending;
  } catch (error) {
    const toast = failure(error);
    if (toast) toasts.show(toast);
    throw error;
  }
}

function sayRefusal(error: unknown): ToastMessage {
  return { kind: 'error', title: errorText(error) };
}
