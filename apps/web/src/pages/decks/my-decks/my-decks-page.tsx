import { type DeckOrder, OWN_DECK_ORDERS } from '@deckframe/domain/decks/deck/deck-orders';
import { createDeckId, DECK_ID_RANDOM_BYTES } from '@deckframe/domain/decks/deck-id/deck-id';
import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { useLingui, Plural } from '@lingui/react/macro';
import {
  Hammer,
  Plus,
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
import { Suspense, useState, type DragEvent } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { AppealOutcomes } from '#features/community/lazy-community.tsx';
import type { OutboxEntry } from '#features/decks/editor/save/outbox-entry.ts';
import { useOutbox } from '#features/decks/editor/save/use-outbox.ts';
import { DeckCard } from '#features/decks/lists/deck-card.tsx';
import { DeckFilters } from '#features/decks/lists/deck-filters.tsx';
import { DeckResults } from '#features/decks/lists/deck-results.tsx';
import { DeckScope } from '#features/decks/lists/deck-scope.tsx';
import { hasFilters, NO_FILTERS, useDeckSearch } from '#features/decks/lists/deck-search.ts';
import { useCopyName } from '#features/decks/editor/session/use-copy-name.ts';
import { RecentRow } from '#features/decks/lists/recent-row.tsx';
import { useBookmarkedDecks, useOwnDecks } from '#features/decks/lists/use-deck-page.ts';
import { useGameConfig, useAppServices } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { archiveDeck, duplicateDeck, showDeckTo } from './api.ts';
import { DECK_DRAG } from './deck-drag.ts';
import { FolderColumn } from './folder-column.tsx';
import type { MyDeckDialog, OwnDeck } from './my-deck-dialog.ts';
import { MyDeckDialogs } from './my-deck-dialogs.tsx';
import { useDeckWrite } from './use-deck-write.ts';
import './my-decks-page.css';

type DeckCardMenuProps = { deck: OwnDeck; onDialog: (dialog: MyDeckDialog) => void };

/** The owner's actions on a deck in the list. */
function DeckCardMenu({ deck, onDialog }: DeckCardMenuProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const navigate = useNavigate();
  const write = useDeckWrite();
  const copyName = useCopyName();
  const path = { game, deckId: deck.id };
  const show = (visibility: OwnDeck['visibility'], done: string) =>
    void write((key) => showDeckTo(api, { ...path, version: deck.version }, visibility, key), done);
  const duplicate = () => {
    const copy = { id: newDeckId(), name: copyName(deck.name) };
    void write((key) => duplicateDeck(api, path, copy, key), t`Deck copied.`);
  };
  const visibilities = [
    {
      id: 'private',
      label: t`Make private`,
      icon: <Lock size={15} />,
      done: t({ message: 'Only you can see it.', context: 'deck' }),
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

/** Unsent saves, which are sent automatically. */
function OutboxNotice({ entries }: { entries: readonly OutboxEntry[] }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  if (entries.length === 0) return null;
  const names = entries
    .map(({ body, game }) => `${toStoredName(body.name)}${game === gameid ? '' : ` (${game})`}`)
    .join(', ');
  return (
    <Notice
      tone="offline"
      title={
        <Plural
          value={entries.length}
          one="# save is waiting to be sent."
          other="# saves are waiting to be sent."
        />
      }
    >
      {t`${names}. They are sent as soon as there is a connection.`}
    </Notice>
  );
}

/** Own decks with folders, and unsent saves above. */
export function MyDecksPage() {
  const { t } = useLingui();
  const orderLabels: Record<DeckOrder, string> = {
    recent: t`Recent`,
    popular: t`Popular`,
    name: t`Name`,
    liked: t`Most liked`,
    commented: t`Most commented`,
  };
  const config = useGameConfig();
  const { search, change } = useDeckSearch();
  const { hideDecklistBookmarks } = useUserPreferences();
  const isBookmarks = search.bookmarks !== undefined;
  const own = useOwnDecks(search);
  const bookmarked = useBookmarkedDecks(search);
  const waiting = useOutbox();
  const [dialog, setDialog] = useState<MyDeckDialog | null>(null);
  return (
    <div className="wrap my-decks">
      <FolderColumn search={search} onDialog={setDialog} />
      <div className="my-decks__main">
        <header className="my-decks__head">
          <h1>{pageTitle('myDecks')}</h1>
          <DeckScope scope="mine" />
          {config.features.collection === 'live' && (
            <Link to="/mydecks/build" className={buttonClassName({ size: 'sm' })}>
              <Hammer size={15} aria-hidden="true" />
              {t`What can I build?`}
            </Link>
          )}
        </header>
        <OutboxNotice entries={waiting} />
        <Suspense>
          <AppealOutcomes />
        </Suspense>
        {!hideDecklistBookmarks && search.folder === undefined && <RecentRow />}
        <DeckFilters
          search={search}
          onChange={change}
          orders={OWN_DECK_ORDERS.map((value) => ({ value, label: orderLabels[value] }))}
          action={
            <Link to="/build" className={buttonClassName({ variant: 'primary', size: 'lg' })}>
              <Plus size={16} aria-hidden="true" />
              {t`New deck`}
            </Link>
          }
        />
        {isBookmarks ? (
          <DeckResults
            result={bookmarked}
            onTurn={change}
            empty={
              <EmptyState level={2} title={t`No bookmarks yet.`}>
                {t`Bookmark a deck on its page to find it here.`}
              </EmptyState>
            }
          >
            {({ decks }) => decks.map((deck) => <DeckCard key={deck.id} deck={deck} />)}
          </DeckResults>
        ) : (
          <DeckResults
            result={own}
            onTurn={change}
            empty={
              hasFilters(search) ? (
                <EmptyState
                  level={2}
                  title={t`No decks match.`}
                  action={
                    <Button onClick={() => change(NO_FILTERS)}>{t`Clear all filters`}</Button>
                  }
                />
              ) : (
                <EmptyState
                  level={2}
                  title={t`Nothing here yet.`}
                  action={
                    <Link to="/build" className={buttonClassName({ variant: 'primary' })}>
                      {t`Build a deck`}
                    </Link>
                  }
                />
              )
            }
          >
            {({ decks }) =>
              decks.map((deck) => (
                <DeckCard
                  key={deck.id}
                  deck={deck}
                  withVisibility
                  menu={<DeckCardMenu deck={deck} onDialog={setDialog} />}
                  cardProps={{
                    draggable: true,
                    onDragStart: (event: DragEvent) => {
                      event.dataTransfer.effectAllowed = 'move';
                      event.dataTransfer.setData(DECK_DRAG, deck.id);
                    },
                  }}
                />
              ))
            }
          </DeckResults>
        )}
      </div>
      <MyDeckDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}
