import { type Verdict, applyEntry, rebase } from '@deckframe/domain/tournaments/desk/replay';
import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import type { CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { createWriteKey } from '#lib/write/send-write.ts';
import {
  fetchDeskView,
  fetchLog,
  joinDevice,
  sendEntries,
  type DeskView,
  type EventPlace,
} from './api.ts';
import { deskName, readDeskCopy, writeDeskCopy, findDeskCopy, type DeskCopy } from './desk-copy.ts';
import { printPublicKey, signUpload } from './desk-keys.ts';

const BATCH = 200;

/** A change merged with concurrent ones. */
type CopyChange = (copy: DeskCopy) => DeskCopy;

/** Fetches new entries, and names before the start. */
async function pullDesk(
  api: CallApi,
  place: EventPlace,
  copy: DeskCopy,
  isOpening = false,
): Promise<CopyChange> {
  const log = [...copy.log];
  let { seq } = copy;
  for (;;) {
    const part = await fetchLog(api, place, seq);
    log.push(...part.entries);
    seq = part.seq;
    if (!part.hasMore) break;
  }
  const known = new Set(copy.view?.players.map(({ id }) => id));
  const isNew = log.some(({ command }) => command.kind === 'enter' && !known.has(command.player));
  const isBefore = !copy.log.some(({ command }) => command.kind === 'start');
  const isStale = isOpening || isBefore || isNew;
  const view = copy.view && !isStale ? copy.view : await fetchDeskView(api, place);
  const byId = new Map(log.map((entry) => [entry.id, entry.command.kind]));
  return (now) => ({
    ...now,
    view,
    log,
    seq,
    pending: now.pending.filter(({ id }) => !byId.has(id)),
    refused: [...now.refused, ...now.pending.filter(({ id }) => byId.get(id) === 'denied')],
  });
}

/** Sends waiting entries; the log shows their result. */
async function pushDesk(api: CallApi, place: EventPlace, copy: DeskCopy): Promise<CopyChange> {
  const { device, keys, isJoined } = copy;
  if (!isJoined) {
    const publicKey = await printPublicKey(keys);
    await joinDevice(api, place, { device, publicKey }, createWriteKey());
  }
  const entries = copy.pending.slice(0, BATCH);
  const signature = await signUpload(keys, entries);
  await sendEntries(api, place, { device, entries, signature }, createWriteKey());
  return (now) => ({ ...now, isJoined: true });
}

/** Tabs as separate desks. */
const DESK_SLOTS = 6;

/** A slot is held exclusively until released, or until the tab closes. */
interface HeldSlot {
  readonly slot: number;
  readonly release: () => void;
}

/** Takes a slot if free; without locks every tab is the first. */
async function takeSlot(name: string, slot: number): Promise<HeldSlot | null> {
  if (!('locks' in navigator)) return { slot, release: () => {} };
  return new Promise((answer, fail) => {
    navigator.locks
      .request(`${name}/${slot}`, { ifAvailable: true }, async (lock) => {
        if (lock === null) {
          answer(null);
          return;
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        answer({ slot, release: resolve });
        await promise;
      })
      .catch(fail);
  });
}

/** Takes the first free slot, or shares the last. */
async function takeFreeSlot(name: string): Promise<HeldSlot> {
  for (let slot = 0; slot < DESK_SLOTS; slot++) {
    const held = await takeSlot(name, slot);
    if (held) return held;
  }
  return { slot: DESK_SLOTS - 1, release: () => {} };
}

/** Sends entries of closed tabs. */
async function sendLeft(
  api: CallApi,
  userId: string,
  place: EventPlace,
  own: number,
): Promise<boolean> {
  let hasSent = false;
  for (let slot = 0; slot < DESK_SLOTS; slot++) {
    if (slot === own) continue;
    const held = await takeSlot(deskName(userId, place), slot);
    if (!held) continue;
    try {
      let copy = await findDeskCopy(userId, place, slot);
      while (copy && copy.pending.length > 0) {
        const before: number = copy.pending.length;
        copy = (await pushDesk(api, place, copy))(copy);
        copy = (await pullDesk(api, place, copy))(copy);
        await writeDeskCopy(userId, place, slot, copy);
        hasSent = true;
        if (copy.pending.length >= before) break;
      }
    } finally {
      held.release();
    }
  }
  return hasSent;
}

/** Callers during a run share one more run. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  return async () => {
    isAsked = true;
    running ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await work();
      }
      running = null;
    })();
    await running;
  };
}

/** Creates this device's next entry and applies it to the local desk. */
function makeEntry(
  { device, log, made, pending }: DeskCopy,
  by: string,
  command: Command,
): { entry: Entry; verdict: Verdict } {
  const entry = { id: createWriteKey(), device, count: made + 1, at: Date.now(), by, command };
  return { entry, verdict: applyEntry(rebase(log, pending).desk, entry) };
}

export interface DeskState {
  readonly desk: Desk;
  readonly view: DeskView;
  readonly device: string;
  readonly pending: readonly Entry[];
  readonly refused: readonly Entry[];
  readonly isOffline: boolean;
}

export interface DeskStore {
  /** Null until loaded. */
  readonly state: ValueStore<DeskState | null>;
  /** The loading error. */
  readonly failure: ValueStore<unknown>;
  readonly act: (command: Command) => Verdict;
  /** Dismisses a refused entry. */
  readonly dismiss: (id: string) => void;
  readonly sync: () => Promise<void>;
  /** Releases the slot for another tab. */
  readonly close: () => void;
}

/** Only permanent refusals close the desk. */
const isLineDown = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status !== 403 && error.status !== 404);

/** Local desk: applies, stores and sends entries. */
export function createDeskStore(api: CallApi, place: EventPlace, userId: string): DeskStore {
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
