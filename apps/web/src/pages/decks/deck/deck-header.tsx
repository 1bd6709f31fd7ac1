import { can } from '@deckframe/domain/accounts/access/can';
import { type DeckDocument, parseCommaList, toStoredName } from '@deckframe/domain/decks/deck/deck';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Clock,
  Eye,
  Heart,
  MessageSquare,
  Bookmark,
  CopyPlus,
  Dices,
  Download,
  Ellipsis,
  EyeOff,
  Flag,
  Lock,
  Pencil,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react';
import { Suspense } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMoment } from '#lib/server-rendered.ts';
import { GameColor } from '#catalogue/game-color.tsx';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';
import { CardArt } from '#decks/cards/card-art.tsx';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { LazyOwnedFact } from '#features/collection/finish/lazy-finish-deck.ts';
import { LikeButton } from '#features/community/lazy-community.tsx';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { useCopyName } from '#features/decks/editor/session/use-copy-name.ts';
import { useBookmark } from '#features/decks/lists/use-bookmark.ts';
import { VisibilityTag } from '#features/decks/lists/visibility-tag.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import { sayAge } from '#lib/say-age.ts';
import { dialogOf, isTyping, useHotkeys } from '#lib/hotkeys.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LoadingPart } from '#ui/loading-part.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Tag } from '#ui/tag.tsx';
import { listOriginals } from './list-originals.ts';
import type { DeckPageDialog } from './deck-dialogs.tsx';

type DeckPageKeys = {
  onEdit: (() => void) | undefined;
  onClone: () => void;
  onExport: () => void;
};

/** Keys: E edits, X exports, ⌘D clones. */
function useDeckPageKeys({ onEdit, onClone, onExport }: DeckPageKeys): void {
  useHotkeys((event) => {
    if (isTyping(event) || dialogOf(event.target) || event.altKey || event.shiftKey) return false;
    const key = event.key.toLowerCase();
    const isChord = event.ctrlKey || event.metaKey;
    const act = isChord
      ? key === 'd' && onClone
      : singleKeysStore.get() && { e: onEdit, x: onExport }[key];
    if (act) act();
    return Boolean(act);
  });
}

type DeckActionsBarProps = {
  deck: DeckAnswer;
  document: DeckDocument;
  cards: DeckCards;
  onDialog: (dialog: DeckPageDialog) => void;
};

/** The main action is Edit for the owner and Clone for others. */
function DeckActionsBar({ deck, document, onDialog }: DeckActionsBarProps) {
  const { t } = useLingui();
  const user = useUser();
  const session = useDeckSession();
  const navigate = useNavigate();
  const copyName = useCopyName();
  const bookmark = useBookmark(deck.id);
  const resource = { ownerId: deck.owner.id };
  const canDelete = can(user, 'deck.delete', resource);
  const canEdit = can(user, 'deck.change', resource) && !deck.isLocked;
  const clone = () => {
    session.startDraft({ ...document, name: copyName(document.name), visibility: 'private' });
    void navigate({ to: '/build' });
  };
  const edit = () => void navigate({ to: '/deckbuilder/$deckId', params: { deckId: deck.id } });
  useDeckPageKeys({
    onEdit: canEdit ? edit : undefined,
    onClone: clone,
    onExport: () => onDialog('export'),
  });
  const items: MenuItem[] = [
    {
      id: 'print',
      label: t`Print deck sheet`,
      icon: <Printer size={15} />,
      onSelect: () => window.print(),
    },
    ...(canDelete
      ? [
          { id: 'clone', label: t`Clone`, icon: <CopyPlus size={15} />, onSelect: clone },
          { kind: 'separator', id: 'line' } as const,
          {
            id: 'delete',
            label: t`Delete …`,
            icon: <Trash2 size={15} />,
            danger: true,
            onSelect: () => onDialog('delete'),
          },
        ]
      : []),
    ...(can(user, 'content.report', resource)
      ? [
          {
            id: 'report',
            label: t`Report …`,
            icon: <Flag size={15} />,
            onSelect: () => onDialog('report'),
          },
        ]
      : []),
    ...useStaffItems(deck, onDialog),
  ];
  return (
    <div className="deck-hero__acts">
      {canEdit ? (
        <Link
          to="/deckbuilder/$deckId"
          params={{ deckId: deck.id }}
          className={buttonClassName({ variant: 'primary' })}
        >
          <Pencil size={16} aria-hidden="true" />
          {t`Edit`}
        </Link>
      ) : (
        <Button variant="primary" icon={<CopyPlus size={16} />} onClick={clone}>
          {t`Clone deck`}
        </Button>
      )}
      <Button
        className="deck-hero__opt"
        icon={<Dices size={16} />}
        onClick={() => onDialog('hand')}
      >
        {t`Test hand`}
      </Button>
      <Button
        className="deck-hero__opt"
        icon={<Download size={16} />}
        onClick={() => onDialog('export')}
      >
        {t`Export`}
      </Button>
      <LoadingPart standIn={<LikeToCome count={deck.likeCount} />}>
        <LikeButton deckId={deck.id} knownCount={deck.likeCount} />
      </LoadingPart>
      <IconButton
        label={t`Share`}
        icon={<Share2 size={17} />}
        variant="framed"
        onClick={() => onDialog('share')}
      />
      {bookmark && can(user, 'deck.bookmark', resource) && (
        <IconButton
          label={bookmark.isSet ? t`Remove the bookmark` : t`Bookmark`}
          icon={<Bookmark size={17} fill={bookmark.isSet ? 'currentColor' : 'none'} />}
          variant="framed"
          aria-pressed={bookmark.isSet}
          busy={bookmark.isBusy}
          onClick={bookmark.toggle}
        />
      )}
      <Menu
        trigger={<IconButton label={t`More`} icon={<Ellipsis size={17} />} variant="framed" />}
        items={items}
      />
    </div>
  );
}

function useStaffItems(deck: DeckAnswer, onDialog: (dialog: DeckPageDialog) => void): MenuItem[] {
  const { t } = useLingui();
  const user = useUser();
  const navigate = useNavigate();
  if (!can(user, 'content.moderate', { ownerId: deck.owner.id })) return [];
  const mark: MenuItem = {
    id: 'mark',
    label: t`Lock or make a starter deck …`,
    icon: <Lock size={15} />,
    onSelect: () => void navigate({ to: '/admin/decks', search: { search: deck.id } }),
  };
  const remove: MenuItem = {
    id: 'remove',
    label: t`Hide from public …`,
    icon: <EyeOff size={15} />,
    onSelect: () => onDialog('remove'),
  };
  return deck.moderation === null ? [mark, remove] : [mark];
}

/** Same width as the button that will load. */
function LikeToCome({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Button icon={<Heart size={16} />} aria-label={t`Like, ${count} so far`}>
      {count}
    </Button>
  );
}

export type DeckHeaderProps = {
  deck: DeckAnswer;
  document: DeckDocument;
  cards: DeckCards;
  onDialog: (dialog: DeckPageDialog) => void;
};

/** Header with cover, name, author and actions. */
export function DeckHeader({ deck, document, cards, onDialog }: DeckHeaderProps) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const { features } = useGameConfig();
  const { owner, visitorCount: views, likeCount: likes, commentCount: comments } = deck;
  const now = useMoment();
  const age = sayAge(i18n.locale, deck.modifiedDate, now);
  return (
    <header className="deck-hero">
      {deck.coverImage !== null && (
        <CardArt
          card={{ cardno: deck.favoriteCard, image: deck.coverImage }}
          sizes="70vw"
          eager
          className="deck-hero__art"
        />
      )}
      <div className="wrap deck-hero__wrap">
        <div className="deck-hero__tags">
          {deck.colors.length > 0 && (
            <span className="tag deck-hero__colors">
              {deck.colors.map((color) => (
                <GameColor key={color} value={color} size={18} labelled />
              ))}
            </span>
          )}
          {parseCommaList(deck.archetype).map((name) => (
            <Tag key={name} tone="accent">
              {name}
            </Tag>
          ))}
          {deck.energy.map((energy) => (
            <Tag key={energy} icon={<GameColor value={energy} size={14} />}>
              {energy}
            </Tag>
          ))}
          {deck.selectedItems.map((style) => (
            <Tag key={style}>{style}</Tag>
          ))}
          <VisibilityTag visibility={deck.visibility} />
          {deck.isStarter && <Tag tone="ok">{t`Starter deck`}</Tag>}
        </div>
        <h1 className="deck-hero__name">{toStoredName(deck.name)}</h1>
        <div className="deck-hero__line">
          <MemberPlate
            user={{
              userId: owner.id,
              userName: owner.username,
              userAvatar: owner.avatar,
              userBadge: owner.selectedBadge,
              userAvatarBackground: owner.selectedAvatarBackground,
              level: owner.level,
            }}
            size="md"
            renderLink={({ className, children }) => (
              <Link to="/profile/$userId" params={{ userId: owner.id }} className={className}>
                {children}
              </Link>
            )}
          />
          <span className="deck-fact">
            <Eye size={15} aria-hidden="true" />
            {plural(views, { one: '# view', other: '# views' })}
          </span>
          <span className="deck-fact">
            <Heart size={15} aria-hidden="true" />
            {plural(likes, { one: '# like', other: '# likes' })}
          </span>
          <span className="deck-fact">
            <MessageSquare size={15} aria-hidden="true" />
            {plural(comments, { one: '# comment', other: '# comments' })}
          </span>
          <span className="deck-fact">
            <Clock size={15} aria-hidden="true" />
            {t`Updated ${age}`}
          </span>
          {user && features.collection === 'live' && (
            // Its place is kept, so that nothing moves when it is known.
            <span className="deck-fact deck-fact--own">
              {cards.isComplete && (
                <Suspense>
                  <LazyOwnedFact
                    deckId={deck.id}
                    deck={document.cards}
                    originalIds={listOriginals(document.cards, cards)}
                  />
                </Suspense>
              )}
            </span>
          )}
        </div>
        <DeckActionsBar deck={deck} document={document} cards={cards} onDialog={onDialog} />
      </div>
    </header>
  );
}
