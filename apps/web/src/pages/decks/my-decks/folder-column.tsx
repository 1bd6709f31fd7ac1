import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  Archive,
  Bookmark,
  Ellipsis,
  Folder,
  FolderPlus,
  Inbox,
  Layers,
  Settings2,
  type LucideIcon,
} from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import type { DeckSearch } from '#features/decks/lists/deck-search.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { deleteFolder, fileDeck } from './api.ts';
import { DECK_DRAG } from './deck-drag.ts';
import type { MyDeckDialog } from './my-deck-dialog.ts';
import { useDeckWrite } from './use-deck-write.ts';
import { useFolders } from './use-folders.ts';

export type FolderColumnProps = {
  search: DeckSearch;
  onDialog: (dialog: MyDeckDialog) => void;
};

/** All, unfiled, folders, archive and bookmarks. Decks can be dragged onto folders. */
export function FolderColumn({ search, onDialog }: FolderColumnProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const { data } = useFolders();
  const write = useDeckWrite();
  const isAll =
    search.folder === undefined &&
    search.unfiled === undefined &&
    search.archived === undefined &&
    search.bookmarks === undefined;
  const file = (deckId: string, folderIds: string[], name: string) =>
    void write((key) => fileDeck(api, { game, deckId }, folderIds, key), t`Moved to ${name}.`);
  return (
    <nav className="folders" aria-label={t`Folders`}>
      <div className="folders__head">
        <h2>{t`Folders`}</h2>
        <IconButton
          label={t`Defaults for new decks`}
          icon={<Settings2 size={16} />}
          onClick={() => onDialog({ kind: 'preferences' })}
        />
        <IconButton
          label={t`New folder`}
          icon={<FolderPlus size={17} />}
          onClick={() => onDialog({ kind: 'folder', folder: null })}
        />
      </div>
      <ul className="folders__list">
        <FolderLink
          icon={Layers}
          label={t`All decks`}
          count={data?.allCount}
          isOn={isAll}
          to={{}}
        />
        <FolderLink
          icon={Inbox}
          label={t`No folder`}
          count={data?.unfiledCount}
          isOn={search.unfiled !== undefined}
          to={{ unfiled: 'true' }}
          onDrop={(deckId) => file(deckId, [], t`No folder`)}
        />
        {data?.folders.map((folder) => (
          <FolderLink
            key={folder.id}
            icon={Folder}
            label={folder.name}
            count={folder.deckCount}
            isOn={search.folder === folder.id}
            to={{ folder: folder.id }}
            onDrop={(deckId) => file(deckId, [folder.id], folder.name)}
            menu={
              <Menu
                trigger={
                  <IconButton
                    size="sm"
                    label={t`More for ${folder.name}`}
                    icon={<Ellipsis size={15} />}
                  />
                }
                items={[
                  {
                    id: 'rename',
                    label: t`Rename …`,
                    onSelect: () => onDialog({ kind: 'folder', folder }),
                  },
                  {
                    id: 'delete',
                    label: t`Delete the folder, keep its decks`,
                    danger: true,
                    onSelect: () =>
                      void write(
                        (key) => deleteFolder(api, { game, folderId: folder.id }, key),
                        t`The folder is gone, its decks are not.`,
                      ),
                  },
                ]}
              />
            }
          />
        ))}
        <FolderLink
          icon={Archive}
          label={t`Archive`}
          count={data?.archivedCount}
          isOn={search.archived !== undefined}
          to={{ archived: 'true' }}
        />
        <FolderLink
          icon={Bookmark}
          label={t`Bookmarks`}
          isOn={search.bookmarks !== undefined}
          to={{ bookmarks: 'true' }}
        />
      </ul>
    </nav>
  );
}

type FolderLinkProps = {
  icon: LucideIcon;
  label: string;
  count?: number | undefined;
  isOn: boolean;
  to: DeckSearch;
  onDrop?: (deckId: string) => void;
  menu?: ReactNode;
};

function FolderLink({ icon: Icon, label, count, isOn, to, onDrop, menu }: FolderLinkProps) {
  const [isOver, setOver] = useState(false);
  const drop = onDrop && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DECK_DRAG)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.getData(DECK_DRAG));
    },
  };
  return (
    <li className="folder" data-over={isOver ? '' : undefined} {...drop}>
      <Link
        to="/mydecks"
        search={to}
        className="folder__link"
        aria-current={isOn ? 'true' : undefined}
      >
        <Icon size={17} aria-hidden="true" />
        <span className="folder__name">{label}</span>
        {count !== undefined && <span className="folder__count">{count}</span>}
      </Link>
      {menu}
    </li>
  );
}
