import { DEFAULT_COLLECTION_NAME } from '@deckframe/domain/collection/entries/entry';
import { useLingui } from '@lingui/react/macro';
import { FolderPlus, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState, useId } from 'react';
import { useGameConfig, useAppServices } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { useApiWrite, useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { SharedShelf } from '../sync/use-shelf.ts';
import type { CollectionInfo } from './api.ts';
import { useChosenCollection } from './chosen-collection.ts';
import './collection-choice.css';

const NAME_MAX = 60;

type NameCollectionProps = {
  shelf: SharedShelf;
  renamed: CollectionInfo | null;
  onClose: () => void;
};

/** Dialog to create or rename a collection. */
function NameCollection({ shelf, renamed, onClose }: NameCollectionProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const form = useId();
  const chosen = useChosenCollection();
  const [name, setName] = useState(renamed?.name ?? '');
  const game = config.gameid;
  const { mutate, isPending } = useWrite({
    send: (typed: string, key) =>
      renamed === null
        ? api('POST /api/games/:game/my-collections', {
            params: { game },
            key,
            body: { name: typed },
          })
        : api('PATCH /api/games/:game/my-collections/:collectionId', {
            params: { game, collectionId: String(renamed.id) },
            key,
            body: { name: typed },
          }),
    done: ({ collections }) => {
      shelf.collections.set(collections);
      const made = collections.at(-1);
      if (renamed === null && made !== undefined) chosen.set(made.id);
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

type DeleteCollectionProps = {
  shelf: SharedShelf;
  deleted: CollectionInfo;
  onClose: () => void;
};

function DeleteCollection({ shelf, deleted, onClose }: DeleteCollectionProps) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const chosen = useChosenCollection();
  const { mutate, isPending } = useApiWrite(
    'DELETE /api/games/:game/my-collections/:collectionId',
    {
      done: ({ collections }) => {
        chosen.set(0);
        shelf.collections.set(collections);
        onClose();
      },
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`Delete this collection?`}
      objectName={deleted.name}
      description={t`Its counts, marks and tags are gone for good. Move cards that you want to count elsewhere first.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={isPending}
      onConfirm={() => mutate({ params: { game, collectionId: String(deleted.id) } })}
    />
  );
}

type Open = 'create' | 'delete' | 'rename' | null;

/** Chooses the collection to show and count in. The first one cannot be renamed or deleted. */
export function CollectionChoice({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const store = useChosenCollection();
  const chosen = useValue(store);
  const list = useValue(shelf.collections);
  const [open, setOpen] = useState<Open>(null);
  const isGone = list !== null && chosen !== 0 && !list.some(({ id }) => id === chosen);
  // The chosen collection may be deleted elsewhere.
  useEffect(() => {
    if (isGone) store.set(0);
  }, [isGone, store]);
  // Reserves its height.
  if (list === null) return <div className="collection-choice" />;
  const current = list.find(({ id }) => id === chosen);
  const title = (name: string) => (name === DEFAULT_COLLECTION_NAME ? t`Default Collection` : name);
  return (
    <div className="collection-choice" role="group" aria-label={t`Collections`}>
      {list.map(({ id, name }) => (
        <ToggleChip key={id} pressed={id === chosen} onClick={() => store.set(id)}>
          {title(name)}
        </ToggleChip>
      ))}
      {current !== undefined && current.id !== 0 && (
        <Menu
          trigger={
            <IconButton label={t`Change ${current.name}`} icon={<MoreHorizontal size={16} />} />
          }
          items={[
            {
              id: 'rename',
              label: t`Rename`,
              icon: <Pencil size={15} />,
              onSelect: () => setOpen('rename'),
            },
            {
              id: 'delete',
              label: t`Delete`,
              icon: <Trash2 size={15} />,
              onSelect: () => setOpen('delete'),
            },
          ]}
        />
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<FolderPlus size={15} />}
        onClick={() => setOpen('create')}
      >
        {t`New collection`}
      </Button>
      {(open === 'create' || (open === 'rename' && current !== undefined)) && (
        <NameCollection
          shelf={shelf}
          renamed={open === 'rename' ? (current ?? null) : null}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && current !== undefined && (
        <DeleteCollection shelf={shelf} deleted={current} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
