import { localStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { createValueStore } from '#lib/value-store.ts';

export const LIST_VIEWS = ['grid', 'list', 'table'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

const stored = localStore.read(STORAGE_KEYS.cardListView);
const view = createValueStore<ListView>(LIST_VIEWS.find((one) => one === stored) ?? 'grid', {
  value: 'grid',
});

/** The chosen view, stored in this browser. */
export const listViewStore = {
  ...view,
  set: (next: ListView) => {
    localStore.write(STORAGE_KEYS.cardListView, next);
    view.set(next);
  },
};

const panel = createValueStore(localStore.read(STORAGE_KEYS.cardListPanel) !== 'false', {
  value: true,
});

/** Whether the filter panel is shown beside the list. */
export const filterPanelStore = {
  ...panel,
  set: (isOpen: boolean) => {
    localStore.write(STORAGE_KEYS.cardListPanel, String(isOpen));
    panel.set(isOpen);
  },
};
