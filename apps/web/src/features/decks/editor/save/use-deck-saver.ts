import { useLateService, type AppServices } from '#lib/app-services.ts';
import { createOutboxStorage } from '#lib/outbox/outbox-storage.ts';
import { createWriteKey } from '#lib/write/send-write.ts';
import { createDeckSaver, type DeckSaver } from './deck-saver.ts';
import type { OutboxEntry } from './outbox-entry.ts';

const createSaver = ({ api, sessionWatch }: AppServices): DeckSaver =>
  createDeckSaver({
    api,
    sessionWatch,
    storage: createOutboxStorage<OutboxEntry>(undefined),
    now: () => new Date(),
    createKey: createWriteKey,
  });

/** The single saver of this tab. All tabs share its outbox. */
export function useDeckSaver(): DeckSaver {
  return useLateService(createSaver);
}
