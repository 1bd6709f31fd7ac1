import type { Entry } from '@deckframe/domain/tournament/desk/command';
import { createCopyStorage } from '#lib/outbox/outbox-storage.ts';
import { createWriteKey } from '#lib/write/write-key.ts';
import type { DeskView, EventPlace } from './api.ts';
import { makeKeys } from './desk-keys.ts';

/** All that a device keeps of a desk: enough to go on without a line. */
export interface DeskCopy {
  readonly device: string;
  readonly keys: CryptoKeyPair;
  readonly isJoined: boolean;
  /** How many entries this device has made. */
  readonly made: number;
  readonly view: DeskView | null;
  readonly log: readonly Entry[];
  readonly seq: number;
  readonly pending: readonly Entry[];
}

const storage = createCopyStorage();
const idOf = (userId: string, { game, tournamentId }: EventPlace): string =>
  `desk/${userId}/${game}/${tournamentId}`;

export async function readDeskCopy(userId: string, place: EventPlace): Promise<DeskCopy> {
  const stored = (await storage.read(idOf(userId, place))) as DeskCopy | undefined;
  return (
    stored ?? {
      device: createWriteKey(),
      keys: await makeKeys(),
      isJoined: false,
      made: 0,
      view: null,
      log: [],
      seq: 0,
      pending: [],
    }
  );
}

export const writeDeskCopy = (userId: string, place: EventPlace, copy: DeskCopy): Promise<void> =>
  storage.write(idOf(userId, place), copy);
