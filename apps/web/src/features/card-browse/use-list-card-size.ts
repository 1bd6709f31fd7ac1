import { localStore } from '#lib/browser-storage.ts';
import { useLocalSettings } from '#lib/preference-stores.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

/** Tiles of another member's collection, until somebody chooses a size. */
const OTHERS_CARD_SIZE = 1;

/** LIST-21: the chosen size of the list's tiles; another's collection starts smaller. */
export function useListCardSize(isOthers: boolean): number {
  const { cardSize } = useLocalSettings();
  const isChosen = localStore.read(STORAGE_KEYS.cardSize) !== null;
  return isOthers && !isChosen ? OTHERS_CARD_SIZE : cardSize;
}
