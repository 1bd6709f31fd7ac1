import { DEFAULT_COLLECTION_NAME } from '@deckframe/domain/collection/entries/entry';
import { useLingui } from '@lingui/react/macro';
import { FolderPlus, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { SharedShelf } from '../sync/use-shelf.ts';
import { chosenCollection, useChosenCollection } from './chosen-collection.ts';
import { DeleteCollection } from './delete-collection.tsx';
import { NameCollection } from './name-collection.tsx';
import './collection-choice.css';

type Open = 'create' | 'delete' | 'rename' | null;

/** Which of the member's collections is shown and counted in; the first one keeps its name and stays. */
export function CollectionChoice({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const chosen = useChosenCollection(gameid);
  const list = useValue(shelf.collections);
  const [open, setOpen] = useState<Open>(null);
  const choose = (id: number) => chosenCollection(gameid).set(id);
  const isGone = list !== null && chosen !== 0 && !list.some(({ id }) => id === chosen);
  // One that was deleted on another device.
  useEffect(() => {
    if (isGone) chosenCollection(gameid).set(0);
  }, [isGone, gameid]);
  // Its place is held: what stands below does not move when it comes.
  if (list === null) return <div className="collection-choice" />;
  const current = list.find(({ id }) => id === chosen);
  const title = (name: string) => (name === DEFAULT_COLLECTION_NAME ? t`Default Collection` : name);
  return (
    <div className="collection-choice" role="group" aria-label={t`Collections`}>
      {list.map(({ id, name }) => (
        <ToggleChip key={id} pressed={id === chosen} onClick={() => choose(id)}>
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
