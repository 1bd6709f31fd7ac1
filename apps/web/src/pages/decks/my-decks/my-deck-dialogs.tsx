import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '#features/decks/lists/delete-dialog.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { fileDeck, saveDeckPreferences, saveFolder } from './api.ts';
import type { MyDeckDialog, OwnDeck } from './my-deck-dialog.ts';
import { useDeckWrite } from './use-deck-write.ts';
import { useFolders } from './use-folders.ts';

const FOLDER_NAME_MAX = 60;

export function MyDeckDialogs({
  dialog,
  onClose,
}: {
  dialog: MyDeckDialog | null;
  onClose: () => void;
}) {
  switch (dialog?.kind) {
    case 'folder':
      return <FolderDialog folder={dialog.folder} onClose={onClose} />;
    case 'file':
      return <FileDialog deck={dialog.deck} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog deck={dialog.deck} onClose={onClose} onDeleted={() => {}} />;
    case 'preferences':
      return <PreferencesDialog onClose={onClose} />;
    case undefined:
      return null;
  }
}

type FolderDialogProps = { folder: { id: string; name: string } | null; onClose: () => void };

function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const write = useDeckWrite();
  const [name, setName] = useState(folder?.name ?? '');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const wanted = { game, id: folder?.id, name: name.trim() };
    const isSaved = await write((key) => saveFolder(api, wanted, key));
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={folder ? t`Rename the folder` : t`New folder`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <Button
          variant="primary"
          busy={isBusy}
          disabled={name.trim() === ''}
          onClick={() => void save()}
        >
          {folder ? t`Rename` : t`Create`}
        </Button>
      }
    >
      <TextField
        label={t`Name`}
        value={name}
        maxLength={FOLDER_NAME_MAX}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && name.trim() !== '' && void save()}
      />
    </Dialog>
  );
}

function FileDialog({ deck, onClose }: { deck: OwnDeck; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const { data } = useFolders();
  const write = useDeckWrite();
  const [names, setNames] = useState<readonly string[]>(deck.folders);
  const save = async () => {
    const folderIds = (data?.folders ?? [])
      .filter(({ name }) => names.includes(name))
      .map(({ id }) => id);
    const isSaved = await write((key) => fileDeck(api, { game, deckId: deck.id }, folderIds, key));
    if (isSaved) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Folders of ${deck.name}`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <Button variant="primary" onClick={() => void save()}>
          {t`Done`}
        </Button>
      }
    >
      {data?.folders.length === 0 && <p>{t`You have no folders yet.`}</p>}
      {data?.folders.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={names.includes(name)}
          onChange={(event) =>
            setNames(event.target.checked ? [...names, name] : names.filter((one) => one !== name))
          }
        />
      ))}
    </Dialog>
  );
}

function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const write = useDeckWrite();
  const { data, refetch } = useQuery(
    apiQuery('GET /api/me/deck-preferences', {}, { as: useUser()?.id }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Defaults for new decks`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <a className="btn btn--secondary btn--md" href="/api/me/decks.zip" download>
          {t`All my decks as a zip`}
        </a>
      }
    >
      <p className="my-decks__hint">{t`Who can see new decks and copies, unless you change it:`}</p>
      {data && (
        <Segmented
          label={t`Visibility of new decks`}
          value={data.defaultVisibility}
          onChange={(defaultVisibility) =>
            void write((key) => saveDeckPreferences(api, { defaultVisibility }, key)).then(() =>
              refetch(),
            )
          }
          options={[
            { value: 'private', label: t`Private` },
            { value: 'unlisted', label: t`Unlisted` },
            { value: 'public', label: t`Public` },
          ]}
        />
      )}
    </Dialog>
  );
}
