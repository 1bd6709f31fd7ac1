import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { createCopyStorage } from '#lib/outbox/outbox-storage.ts';
import { createWriteKey } from '#lib/write/send-write.ts';
import type { DeskView, EventPlace } from './api.ts';
import { makeKeys } from './desk-keys.ts';

/** A device's copy of a desk, enough to continue offline. */
export interface DeskCopy {
  readonly device: string;
  readonly keys: CryptoKeyPair;
  readonly isJoined: boolean;
  /** Number of entries that this device has created. */
  readonly made: number;
  readonly view: DeskView | null;
  readonly log: readonly Entry[];
  readonly seq: number;
  readonly pending: readonly Entry[];
  /** Refused entries not yet dismissed. */
  readonly refused: readonly Entry[];
}

export const deskName = (userId: string, { game, tournamentId }: EventPlace): string =>
  `desk/${userId}/${game}/${tournamentId}`;

const idOf = (userId: string, place: EventPlace, slot: number): string =>
  slot === 0 ? deskName(userId, place) : `${deskName(userId, place)}/${slot}`;

export async function findDeskCopy(
  userId: string,
  place: EventPlace,
  slot: number,
): Promise<DeskCopy | undefined> {
  const found = (await createCopyStorage().read(idOf(userId, place, slot))) as DeskCopy | undefined;
  // Older copies have no list of refused entries.
  return found && { ...found, refused: (found as Partial<DeskCopy>).refused ?? [] };
}

export async function readDeskCopy(
  userId: string,
  place: EventPlace,
  slot: number,
): Promise<DeskCopy> {
  return (
    (await findDeskCopy(userId, place, slot)) ?? {
      device: createWriteKey(),
      keys: await makeKeys(),
      isJoined: false,
      made: 0,
      view: null,
      log: [],
      seq: 0,
      pending: [],
      refused: [],
    }
  );
}

export const writeDeskCopy = (
  userId: string,
  place: EventPlace,
  slot: number,
  copy: DeskCopy,
): Promise<void> => createCopyStorage().write(idOf(userId, place, slot), copy);
