import { useLingui } from '@lingui/react/macro';
import { localStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { createValueStore } from '#lib/value-store.ts';
import { Segmented } from '#ui/segmented.tsx';

type ListMode = 'browse' | 'collect';

const stored = localStore.read(STORAGE_KEYS.cardListMode);
const mode = createValueStore<ListMode>(stored === 'collect' ? 'collect' : 'browse');

/** What the list is for; kept in this browser. */
export const listModeStore = {
  get: mode.get,
  subscribe: mode.subscribe,
  set: (next: ListMode) => {
    localStore.write(STORAGE_KEYS.cardListMode, next);
    mode.set(next);
  },
};

/** Look at cards, or count one's own. */
export function ListModes() {
  const { t } = useLingui();
  return (
    <Segmented
      className="list-modes"
      label={t`Mode`}
      value={useValue(listModeStore)}
      onChange={listModeStore.set}
      options={[
        { value: 'browse', label: t`Browse` },
        { value: 'collect', label: t`Collect` },
      ]}
    />
  );
}
