import { createDeckId, DECK_ID_RANDOM_BYTES } from '@deckframe/domain/decks/deck-id/deck-id';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  CopyPlus,
  Ellipsis,
  EyeOff,
  FolderInput,
  Globe,
  Lock,
  Pencil,
  Scale,
  Trash2,
} from 'lucide-react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { archiveDeck, duplicateDeck, showDeckTo } from '../decks/my-decks/api.ts';
import type { MyDeckDialog, OwnDeck } from '../decks/my-decks/my-deck-dialog.ts';
import { useDeckWrite } from '../decks/my-decks/use-deck-write.ts';

export type DeckCardMenuProps = { deck: OwnDeck; onDialog: (dialog: MyDeckDialog) => void };

/** What an owner does with a deck of the list. */
export function DeckCardMenu({ deck, onDialog }: DeckCardMenuProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const navigate = useNavigate();
  const write = useDeckWrite();
  const path = { game, deckId: deck.id };
  const show = (visibility: OwnDeck['visibility'], done: string) =>
    void write((key) => showDeckTo(api, { ...path, version: deck.version }, visibility, key), done);
  const duplicate = () => {
    const copyId = newDeckId();
    void write((key) => duplicateDeck(api, path, copyId, key), t`Deck copied.`);
  };
  const visibilities = [
    {
      id: 'private',
      label: t`Make private`,
      icon: <Lock size={15} />,
      done: t`Only you can see it.`,
    },
    {
      id: 'unlisted',
      label: t`Make unlisted`,
      icon: <EyeOff size={15} />,
      done: t`Anyone with the link can see it.`,
    },
    { id: 'public', label: t`Publish`, icon: <Globe size={15} />, done: t`Everyone can see it.` },
  ] as const;
  const items: MenuItem[] = [
    {
      id: 'edit',
      label: t`Edit`,
      icon: <Pencil size={15} />,
      onSelect: () => void navigate({ to: '/deckbuilder/$deckId', params: { deckId: deck.id } }),
    },
    {
      id: 'duplicate',
      label: t`Duplicate`,
      icon: <CopyPlus size={15} />,
      onSelect: duplicate,
    },
    {
      id: 'folders',
      label: t`Move to a folder …`,
      icon: <FolderInput size={15} />,
      onSelect: () => onDialog({ kind: 'file', deck }),
    },
    ...(deck.moderation === null
      ? []
      : [
          {
            id: 'appeal',
            label: t`See the removal, appeal …`,
            icon: <Scale size={15} />,
            onSelect: () => void navigate({ to: '/deck/$deckId', params: { deckId: deck.id } }),
          },
        ]),
    ...visibilities
      .filter(({ id }) => id !== deck.visibility)
      .map(({ id, label, icon, done }): MenuItem => ({
        id,
        label,
        icon,
        onSelect: () => show(id, done),
      })),
    {
      id: 'archive',
      label: deck.isArchived ? t`Take out of the archive` : t`Archive`,
      icon: deck.isArchived ? <ArchiveRestore size={15} /> : <Archive size={15} />,
      onSelect: () =>
        void write(
          (key) => archiveDeck(api, path, !deck.isArchived, key),
          deck.isArchived ? t`It is back among your decks.` : t`It is in the archive.`,
        ),
    },
    { kind: 'separator', id: 'line' },
    {
      id: 'delete',
      label: t`Delete …`,
      icon: <Trash2 size={15} />,
      danger: true,
      onSelect: () => onDialog({ kind: 'delete', deck }),
    },
  ];
  return (
    <Menu
      trigger={<IconButton label={t`More for ${deck.name}`} icon={<Ellipsis size={17} />} />}
      items={items}
    />
  );
}

function newDeckId(): string {
  return createDeckId(Date.now(), crypto.getRandomValues(new Uint8Array(DECK_ID_RANDOM_BYTES)));
}
