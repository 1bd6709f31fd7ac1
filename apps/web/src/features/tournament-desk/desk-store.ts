import { applyEntry, type Verdict } from '@deckframe/domain/tournament/desk/apply-entry';
import type { Command, Entry } from '@deckframe/domain/tournament/desk/command';
import type { Desk } from '@deckframe/domain/tournament/desk/desk';
import { rebase } from '@deckframe/domain/tournament/desk/rebase';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { createWriteKey } from '#lib/write/write-key.ts';
import type { DeskView, EventPlace } from './api.ts';
import { readDeskCopy, writeDeskCopy, type DeskCopy } from './desk-copy.ts';
import { pullDesk, pushDesk, type CopyChange } from './sync-desk.ts';

export interface DeskState {
  readonly desk: Desk;
  readonly view: DeskView;
  readonly device: string;
  readonly pending: readonly Entry[];
  readonly isOffline: boolean;
}

export interface DeskStore {
  /** Null until something is known. */
  readonly state: ValueStore<DeskState | null>;
  /** Why nothing can be shown. */
  readonly failure: ValueStore<unknown>;
  readonly act: (command: Command) => Verdict;
  readonly sync: () => Promise<void>;
}

/** Only a refusal for good closes the desk; a limit or a lapsed session is waited for like a line. */
const isLineDown = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status !== 403 && error.status !== 404);

/** The desk on this device: done at once, kept, and sent when there is a line. */
export function createDeskStore(api: ApiClient, place: EventPlace, userId: string): DeskStore {
  const state = createValueStore<DeskState | null>(null);
  const failure = createValueStore<unknown>(null);
  let copy: DeskCopy | null = null;
  let isOffline = false;
  let running: Promise<void> | null = null;
  let isAsked = false;

  const show = (): void => {
    if (!copy?.view) return;
    const { desk, pending } = rebase(copy.log, copy.pending);
    state.set({ desk, view: copy.view, device: copy.device, pending, isOffline });
  };
  const change = async (make: CopyChange): Promise<void> => {
    if (!copy) return;
    copy = make(copy);
    show();
    await writeDeskCopy(userId, place, copy);
  };
  const exchange = async (): Promise<void> => {
    copy ??= await readDeskCopy(userId, place);
    show();
    try {
      await change(await pullDesk(api, place, copy));
      for (let left = copy.pending.length; left > 0;) {
        await change(await pushDesk(api, place, copy));
        await change(await pullDesk(api, place, copy));
        if (copy.pending.length >= left) break;
        left = copy.pending.length;
      }
      isOffline = false;
    } catch (error) {
      isOffline = isLineDown(error);
      if (!isOffline || !copy.view) failure.set(error);
    }
    show();
  };
  const sync = async (): Promise<void> => {
    isAsked = true;
    running ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await exchange();
      }
      running = null;
    })();
    await running;
  };
  return {
    state,
    failure,
    sync,
    act: (command) => {
      const shown = state.get();
      if (!copy || !shown) return 'FORBIDDEN';
      const count = copy.made + 1;
      const entry: Entry = {
        id: createWriteKey(),
        device: copy.device,
        count,
        at: Date.now(),
        by: userId,
        command,
      };
      const verdict = applyEntry(rebase(copy.log, copy.pending).desk, entry);
      if (verdict !== null) return verdict;
      void change((now) => ({ ...now, made: count, pending: [...now.pending, entry] })).then(sync);
      return null;
    },
  };
}
