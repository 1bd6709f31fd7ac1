import { createDeckId, DECK_ID_RANDOM_BYTES } from '@deckframe/domain/deck-id/deck-id';
import type { ExpResult } from '@deckframe/domain/exp/exp-result';
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
  Trash2,
} from 'lucide-react';
import { changeHeaders } from '#decks/api/deck-requests.ts';
import { getData } from '#lib/api-client.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { showExp } from '#lib/exp/show-exp.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import type { MyDeckDialog, OwnDeck } from './my-deck-dialog.ts';
import { keyHeader, useDeckDeed } from './use-folders.ts';

export type DeckCardMenuProps = { deck: OwnDeck; onDialog: (dialog: MyDeckDialog) => void };

/** What an owner does with a deck of the list. */
export function DeckCardMenu({ deck, onDialog }: DeckCardMenuProps) {
  const { t } = useLingui();
  const { api, session } = useAppServices();
  const { gameid: game } = useGameConfig();
  const navigate = useNavigate();
  const deed = useDeckDeed();
  const path = { game, deckId: deck.id };
  const save = async (send: () => Promise<{ data?: { exp: ExpResult[] } }>, done: string) => {
    let exp: ExpResult[] = [];
    const isDone = await deed(async () => {
      ({ exp } = getData(await send()));
    }, done);
    if (isDone) showExp(session, exp);
  };
  const show = (visibility: OwnDeck['visibility'], done: string) =>
    void save(
      () =>
        api.PUT('/api/games/{game}/decks/{deckId}/visibility', {
          params: { path, header: changeHeaders(crypto.randomUUID(), deck.version) },
          body: { visibility },
        }),
      done,
    );
  const visibilities = [
    { id: 'private', label: t`Make private`, icon: <Lock size={15} />, done: t`Only you see it.` },
    {
      id: 'unlisted',
      label: t`Make unlisted`,
      icon: <EyeOff size={15} />,
      done: t`Whoever has the link sees it.`,
    },
    { id: 'public', label: t`Publish`, icon: <Globe size={15} />, done: t`Everybody sees it.` },
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
      onSelect: () =>
        void save(
          () =>
            api.POST('/api/games/{game}/decks/{deckId}/duplicate', {
              params: { path, header: keyHeader() },
              body: {
                id: createDeckId(
                  Date.now(),
                  crypto.getRandomValues(new Uint8Array(DECK_ID_RANDOM_BYTES)),
                ),
              },
            }),
          t`A copy is there.`,
        ),
    },
    {
      id: 'folders',
      label: t`Move to a folder …`,
      icon: <FolderInput size={15} />,
      onSelect: () => onDialog({ kind: 'file', deck }),
    },
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
        void deed(
          () =>
            api.PUT('/api/games/{game}/decks/{deckId}/archive', {
              params: { path, header: keyHeader() },
              body: { isArchived: !deck.isArchived },
            }),
          deck.isArchived ? t`It is back among your decks.` : t`It lies in the archive.`,
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
