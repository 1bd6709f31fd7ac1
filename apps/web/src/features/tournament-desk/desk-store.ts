import type { Verdict } from '@deckframe/domain/tournaments/desk/apply-entry';
import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import { rebase } from '@deckframe/domain/tournaments/desk/rebase';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import type { DeskView, EventPlace } from '../tournaments/desk/api.ts';
import {
  deskName,
  readDeskCopy,
  writeDeskCopy,
  type DeskCopy,
} from '../tournaments/desk/desk-copy.ts';
import { takeFreeSlot, type HeldSlot } from './desk-slot.ts';
import { makeEntry } from './make-entry.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sendLeft } from './send-left.ts';
import { pullDesk, pushDesk, type CopyChange } from './sync-desk.ts';

export interface DeskState {
  readonly desk: Desk;
  readonly view: DeskView;
  readonly device: string;
  readonly pending: readonly Entry[];
  readonly refused: readonly Entry[];
  readonly isOffline: boolean;
}

export interface DeskStore {
  /** Null until something is known. */
  readonly state: ValueStore<DeskState | null>;
  /** Why nothing can be shown. */
  readonly failure: ValueStore<unknown>;
  readonly act: (command: Command) => Verdict;
  /** Somebody has seen that it was refused. */
  readonly dismiss: (id: string) => void;
  readonly sync: () => Promise<void>;
  /** Lets another tab be this desk. */
  readonly close: () => void;
}

/** Only a refusal for good closes the desk; a limit or a lapsed session is waited for like a line. */
const isLineDown = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status !== 403 && error.status !== 404);

/** The desk on this device: done at once, kept, and sent when there is a line. */
export function createDeskStore(api: ApiClient, place: EventPlace, userId: string): DeskStore {
  const state = createValueStore<DeskState | null>(null);
  const failure = createValueStore<unknown>(null);
  let copy: DeskCopy | null = null;
  let held: HeldSlot | null = null;
  let isOffline = false;

  const show = (): void => {
    if (!copy?.view) return;
    const { desk, pending } = rebase(copy.log, copy.pending);
    const { view, device, refused } = copy;
    state.set({ desk, view, device, pending, refused, isOffline });
  };
  const change = async (make: CopyChange): Promise<void> => {
    if (!copy || !held) return;
    copy = make(copy);
    show();
    await writeDeskCopy(userId, place, held.slot, copy);
  };
  const exchange = async (): Promise<void> => {
    if (!held) {
      held = await takeFreeSlot(deskName(userId, place));
      copy = null;
    }
    const { slot } = held;
    const isOpening = copy === null;
    copy ??= await readDeskCopy(userId, place, slot);
    show();
    try {
      await change(await pullDesk(api, place, copy, isOpening));
      for (let left = copy.pending.length; left > 0;) {
        await change(await pushDesk(api, place, copy));
        await change(await pullDesk(api, place, copy));
        if (copy.pending.length >= left) break;
        left = copy.pending.length;
      }
      isOffline = false;
      if (await sendLeft(api, userId, place, slot)) await change(await pullDesk(api, place, copy));
    } catch (error) {
      isOffline = isLineDown(error);
      if (!isOffline || !copy.view) failure.set(error);
    }
    show();
  };
  const sync = oneAtATime(exchange);
  return {
    state,
    failure,
    sync,
    close: () => {
      held?.release();
      held = null;
    },
    dismiss: (gone) =>
      void change((now) => ({ ...now, refused: now.refused.filter(({ id }) => id !== gone) })),
    act: (command) => {
      const shown = state.get();
      if (!copy || !shown) return 'FORBIDDEN';
      const { entry, verdict } = makeEntry(copy, userId, command);
      if (verdict !== null) return verdict;
      void change((now) => ({ ...now, made: entry.count, pending: [...now.pending, entry] })).then(
        sync,
      );
      return null;
    },
  };
}
