import type { FilterState } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { SaveFilterDialog } from './save-filter-dialog.tsx';
import { removeFilter, saveFilter, type SavedFilter, type SavedFilters } from './saved-filters.ts';
import './saved-filters-menu.css';

export type SavedFiltersMenuProps = {
  filters: FilterState;
  saved: SavedFilters;
  isEmpty: boolean;
  onApply: (filters: FilterState) => void;
  onSavedChange: () => void;
};

/** Named filters of this game: apply, save, remove. */
export function SavedFiltersMenu(props: SavedFiltersMenuProps) {
  const { filters, saved, isEmpty, onApply, onSavedChange } = props;
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const [isSaving, setSaving] = useState(false);
  const save = (filter: SavedFilter, isFavorite: boolean) => {
    saveFilter(localStore, gameid, filter, isFavorite);
    onSavedChange();
  };
  const remove = (name: string) => {
    const before = saved.saved.find((filter) => filter.name === name);
    removeFilter(localStore, gameid, name);
    onSavedChange();
    if (before === undefined) return;
    const undo = () => save(before, saved.favorites.includes(name));
    const action = { label: t`Undo`, onPress: undo };
    toasts.show({ kind: 'store', title: t`Filter “${name}” removed.`, action });
  };
  const items: MenuItem[] = [
    {
      id: 'save',
      label: t`Save this filter …`,
      icon: <BookmarkPlus size={15} />,
      disabled: isEmpty,
      onSelect: () => setSaving(true),
    },
    ...saved.saved.map(({ name, filters: chosen }): MenuItem => ({
      id: `apply-${name}`,
      label: name,
      icon: <Bookmark size={15} />,
      onSelect: () => onApply(chosen),
    })),
    ...saved.saved.map(({ name }): MenuItem => ({
      id: `remove-${name}`,
      label: t`Remove ${name}`,
      icon: <Trash2 size={15} />,
      danger: true,
      onSelect: () => remove(name),
    })),
  ];
  return (
    <>
      <Menu
        trigger={<IconButton label={t`Saved filters`} icon={<Bookmark size={17} />} />}
        items={items}
      />
      {isSaving && (
        <SaveFilterDialog
          onClose={() => setSaving(false)}
          onSave={(name, isFavorite) => {
            save({ name, filters }, isFavorite);
            setSaving(false);
            toasts.show({ kind: 'store', title: t`Filter “${name}” saved on this device.` });
          }}
        />
      )}
    </>
  );
}
