import type { ApiClient } from '#lib/api-client.ts';
import { createWriteKey } from '#lib/write/write-key.ts';
import {
  fetchDeskView,
  fetchLog,
  joinDevice,
  sendEntries,
  type EventPlace,
} from '../tournaments/desk/api.ts';
import type { DeskCopy } from '../tournaments/desk/desk-copy.ts';
import { printPublicKey, signUpload } from '../tournaments/desk/desk-keys.ts';

const BATCH = 200;

/** What a step over the line changed in the copy; the store merges it with what happened meanwhile. */
export type CopyChange = (copy: DeskCopy) => DeskCopy;

/**
 * Reads what is new in the log, and the names where somebody is new in it. Until the start everybody
 * may come and go, so names are read each time, and once more by a desk that was just opened.
 */
export async function pullDesk(
  api: ApiClient,
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

/** Sends the oldest that wait; what became of them is read from the log. */
export async function pushDesk(
  api: ApiClient,
  place: EventPlace,
  copy: DeskCopy,
): Promise<CopyChange> {
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
