import { useState } from 'react';
import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { readAgain, type Stale } from '../read-again.ts';
import type { ToastMessage } from '#ui/toast/toast-kinds.ts';
import type { Answer, Ask, Route, WriteKind } from '../api-client.ts';
import type { Read } from '../api-query.ts';
import { useAppServices } from '../app-services.ts';
import { runWrite } from './run-write.ts';
import { createWriteKey, isUncertain } from './send-write.ts';

/** Reuses the key after a lost answer. */
interface RepeatKey {
  readonly take: (input: unknown) => string;
  /**
   * After an answer the key is used up: the next click is a new write, even with the same input.
   */
  readonly settle: (key: string, error?: unknown) => void;
}

export function createRepeatKey(): RepeatKey {
  let held: { readonly input: string; readonly key: string; isUnderWay: boolean } | undefined;
  return {
    take: (input) => {
      const text = JSON.stringify(input) ?? '';
      // Clicks without an answer in between are separate.
      const isSame = held?.input === text && !held.isUnderWay;
      held = { input: text, key: isSame && held ? held.key : createWriteKey(), isUnderWay: true };
      return held.key;
    },
    settle: (key, error) => {
      if (held?.key !== key) return;
      if (isUncertain(error)) held.isUnderWay = false;
      else held = undefined;
    },
  };
}

export interface WritePlan<Input, Output> {
  /** Sends the request with this write's key. */
  readonly send: (input: Input, key: string) => Promise<Output>;
  readonly isKeyless?: boolean;
  /**
   * Reads that the write invalidates: routes, or keys of `readsOf`. They are refetched before
   * `done`.
   */
  readonly invalidates?: Stale | ((answer: Output, input: Input) => Stale);
  /** Applies an optimistic update and returns a function that reverts it. */
  readonly show?: (input: Input) => Promise<() => void>;
  readonly done?: (answer: Output, input: Input) => unknown;
  /** The message of a failure; null if the caller shows it. Default: the text of the error code. */
  readonly failure?: (error: unknown, input: Input) => ToastMessage | null;
  /** Runs after success and failure. */
  readonly settled?: () => void;
}

/** A write with key, retries and messages. */
export function useWrite<Input = void, Output = unknown>(plan: WritePlan<Input, Output>) {
  const services = useAppServices();
  const [repeatKey] = useState(createRepeatKey);
  const client = useQueryClient();
  const { send, isKeyless, invalidates = [], show, done, failure, settled } = plan;
  const finish = async (answer: Output, input: Input): Promise<void> => {
    const stale = typeof invalidates === 'function' ? invalidates(answer, input) : invalidates;
    await readAgain(client, stale);
    await done?.(answer, input);
  };
  return useMutation<Output, Error, Input, (() => void) | undefined>({
    onMutate: (input) => show?.(input),
    mutationFn: async (input) => {
      const key = repeatKey.take(input);
      try {
        const answer = await runWrite(services, {
          send: (sent) => send(input, sent),
          key,
          isKeyless,
          done: (got) => finish(got, input),
          failure: failure && ((error) => failure(error, input)),
        });
        repeatKey.settle(key);
        return answer;
      } catch (error) {
        repeatKey.settle(key, error);
        throw error;
      }
    },
    onError: (_error, _input, undo) => undo?.(),
    onSettled: settled,
  });
}

type RoutePlan<R extends Route> = Omit<WritePlan<Ask<R>, Answer<R>>, 'send' | 'isKeyless'> &
  (WriteKind<R> extends string ? unknown : { readonly isKeyless: true });

/** `useWrite` for a route: `mutate` takes the route's parameters and body. */
export function useApiWrite<R extends Exclude<Route, Read>>(
  route: R,
  ...[plan]: WriteKind<R> extends string ? [plan?: RoutePlan<R>] : [plan: RoutePlan<R>]
) {
  const { api } = useAppServices();
  const given = plan as Omit<WritePlan<Ask<R>, Answer<R>>, 'send'> | undefined;
  return useWrite<Ask<R>, Answer<R>>({
    ...given,
    send: (ask, key) => api(route, { ...ask, ...(!given?.isKeyless && { key }) } as never),
  });
}

/** Reverts an optimistic update, or refetches. */
export function takeBack(client: QueryClient, queryKey: QueryKey, before: unknown): void {
  if (before === undefined) void client.resetQueries({ queryKey, exact: true });
  else client.setQueryData(queryKey, before);
}
