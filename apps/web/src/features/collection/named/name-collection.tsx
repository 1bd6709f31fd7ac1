import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import type { SharedShelf } from '../sync/use-shelf.ts';
import { createCollection, renameCollection, type CollectionInfo } from './api.ts';
import { chosenCollection } from './chosen-collection.ts';

const NAME_MAX = 60;

export type NameCollectionProps = {
  shelf: SharedShelf;
  /** Null for a new one. */
  renamed: CollectionInfo | null;
  onClose: () => void;
};

/** A new collection, or another name for one. */
export function NameCollection({ shelf, renamed, onClose }: NameCollectionProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const form = useId();
  const [name, setName] = useState(renamed?.name ?? '');
  const game = config.gameid;
  const { mutate, isPending } = useWrite({
    send: (typed: string, key) =>
      renamed === null
        ? createCollection(api, game, typed, key)
        : renameCollection(api, { game, collectionId: String(renamed.id) }, typed, key),
    done: ({ collections }) => {
      shelf.collections.set(collections);
      const made = collections.at(-1);
      if (renamed === null && made !== undefined) chosenCollection(game).set(made.id);
      onClose();
    },
  });
  const label = renamed === null ? t`Create` : t`Rename`;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={renamed === null ? t`New collection` : t`Rename the collection`}
      closeLabel={t`Close`}
      size="sm"
      keepOnOutsidePress
      footer={
        <Button
          type="submit"
          form={form}
          variant="primary"
          busy={isPending}
          disabled={name.trim() === ''}
        >
          {label}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') mutate(name.trim());
        }}
      >
        <TextField
          label={t`Name`}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
