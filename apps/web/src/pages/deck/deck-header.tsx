import {
  parseCommaList,
  toShownName,
  type DeckDocument,
} from '@deckframe/domain/decks/deck/deck-document';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Clock, Eye, Heart, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';
import { CardArt } from '#decks/cards/card-art.tsx';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { VisibilityTag } from '#features/decks/lists/visibility-tag.tsx';
import { sayAge } from '#lib/say-age.ts';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import { Tag } from '#ui/tag.tsx';
import { DeckActionsBar } from './deck-actions-bar.tsx';
import type { DeckPageDialog } from '../decks/deck/deck-dialogs.tsx';

export type DeckHeaderProps = {
  deck: DeckAnswer;
  document: DeckDocument;
  cards: DeckCards;
  onDialog: (dialog: DeckPageDialog) => void;
};

/** The deck's face as a band, its name, its maker and what can be done with it. */
export function DeckHeader({ deck, document, cards, onDialog }: DeckHeaderProps) {
  const { t, i18n } = useLingui();
  const { owner, visitorCount: views, likeCount: likes, commentCount: comments } = deck;
  const [now] = useState(() => new Date());
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
        <h1 className="deck-hero__name">{toShownName(deck.name)}</h1>
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
        </div>
        <DeckActionsBar deck={deck} document={document} cards={cards} onDialog={onDialog} />
      </div>
    </header>
  );
}
