import { can } from '@deckframe/domain/accounts/access/can';
import type { DeckDocument } from '@deckframe/domain/decks/deck/deck-document';
import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  Bookmark,
  CopyPlus,
  Dices,
  Download,
  Ellipsis,
  EyeOff,
  Flag,
  Heart,
  Pencil,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react';
import { Suspense } from 'react';
import { LikeButton } from '#features/community/lazy-community.tsx';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useBookmark } from '#features/decks/lists/use-bookmark.ts';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { useUser } from '#lib/app-services.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import type { DeckPageDialog } from '../decks/deck/deck-dialogs.tsx';
import { useDeckPageKeys } from './use-deck-page-keys.ts';

export type DeckActionsBarProps = {
  deck: DeckAnswer;
  document: DeckDocument;
  cards: DeckCards;
  onDialog: (dialog: DeckPageDialog) => void;
};

/** For the owner Edit comes first, for everybody else Clone. */
export function DeckActionsBar({ deck, document, onDialog }: DeckActionsBarProps) {
  const { t } = useLingui();
  const user = useUser();
  const session = useDeckSession();
  const navigate = useNavigate();
  const bookmark = useBookmark(deck.id);
  const resource = { ownerId: deck.owner.id };
  const canDelete = can(user, 'deck.delete', resource);
  const canEdit = can(user, 'deck.change', resource) && !deck.isLocked;
  const clone = () => {
    session.startDraft({ ...document, visibility: 'private' });
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
    ...(deck.moderation === null && can(user, 'content.moderate', resource)
      ? [
          {
            id: 'remove',
            label: t`Hide from public …`,
            icon: <EyeOff size={15} />,
            onSelect: () => onDialog('remove'),
          },
        ]
      : []),
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
      <Suspense fallback={<LikeToCome count={deck.likeCount} />}>
        <LikeButton deckId={deck.id} knownCount={deck.likeCount} />
      </Suspense>
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

/** As wide as the button that comes. */
function LikeToCome({ count }: { count: number }) {
  return (
    <Button icon={<Heart size={16} />} disabled>
      {count}
    </Button>
  );
}
