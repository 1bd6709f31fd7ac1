import { parseCommaList, toStoredName } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Eye, Heart, Lock, MessageSquare, TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { GameColor } from '#catalogue/game-color.tsx';
import type { DeckSummary } from '#decks/api/deck-mapping.ts';
import { CardArt } from '#decks/cards/card-art.tsx';
import { colorCodeOf } from '#decks/cards/color-code.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { initialsOf } from '#ui/initials.ts';
import { Tag } from '#ui/tag.tsx';
import { VisibilityTag } from './visibility-tag.tsx';
import './deck-card.css';

const BARS = 8;

function Spark({ curve }: { curve: readonly number[] }) {
  const shown = curve.slice(0, BARS);
  const highest = Math.max(1, ...shown);
  return (
    <span className="deck-card__spark" aria-hidden="true">
      {shown.map((height, at) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- bars stand in their order
          key={at}
          data-peak={height === highest ? '' : undefined}
          style={{ height: `${(height / highest) * 100}%` }}
        />
      ))}
    </span>
  );
}

const SHORT = { notation: 'compact', maximumFractionDigits: 1 } as const;

export type DeckCardProps = {
  deck: DeckSummary;
  /** Shows each deck's visibility, in the owner's list. */
  withVisibility?: boolean;
  menu?: ReactNode;
  cardProps?: object;
};

/** Preview of a deck: cover, colours, author, counts and curve. */
export function DeckCard({ deck, withVisibility = false, menu, cardProps }: DeckCardProps) {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const { owner } = deck;
  const count = (value: number) => i18n.number(value, SHORT);
  const [archetype] = parseCommaList(deck.archetype);
  const style = { '--cc': colorCodeOf(config, deck.colors[0]) } as CSSProperties;
  return (
    <article className="deck-card" style={style} {...cardProps}>
      <div className="deck-card__art">
        {deck.coverImage !== null && (
          <CardArt
            card={{ cardno: deck.favoriteCard, image: deck.coverImage }}
            sizes="(max-width: 768px) 92vw, 340px"
          />
        )}
        {deck.colors.length > 0 && (
          <span className="tag deck-card__colors">
            {deck.colors.map((color) => (
              <GameColor key={color} value={color} size={16} labelled />
            ))}
          </span>
        )}
        <span className="deck-card__tags">
          {archetype && <Tag>{archetype}</Tag>}
          {withVisibility && <VisibilityTag visibility={deck.visibility} />}
          {deck.isStarter && <Tag tone="ok">{t`Starter`}</Tag>}
          {deck.verdict === 'unfinished' && <Tag>{t`Unfinished`}</Tag>}
          {deck.verdict === 'illegal' && <Tag tone="warn">{t`Not legal today`}</Tag>}
        </span>
      </div>
      <div className="deck-card__words">
        <h2 className="deck-card__name">
          <Link to="/deck/$deckId" params={{ deckId: deck.id }} className="deck-card__link">
            {toStoredName(deck.name)}
          </Link>
        </h2>
        <p className="deck-card__owner">
          {owner.avatar ? (
            <img src={owner.avatar} alt="" width={20} height={20} loading="lazy" />
          ) : (
            <span className="deck-card__initials" aria-hidden="true">
              {initialsOf(owner.username)}
            </span>
          )}
          {owner.username}
          <span className="deck-card__level">{t`LV ${owner.level}`}</span>
        </p>
        {withVisibility && deck.moderation !== null && (
          <RemovedLine reason={deck.moderation.reason} />
        )}
        <div className="deck-card__facts">
          <span>
            <Eye size={14} aria-hidden="true" />
            <span className="sr-only">{t`Views`}</span>
            {count(deck.visitorCount)}
          </span>
          <span>
            <Heart size={14} aria-hidden="true" />
            <span className="sr-only">{t`Likes`}</span>
            {count(deck.likeCount)}
          </span>
          <span>
            <MessageSquare size={14} aria-hidden="true" />
            <span className="sr-only">{t`Comments`}</span>
            {count(deck.commentCount)}
          </span>
          {deck.isLocked && (
            <span title={t`Locked`}>
              <Lock size={14} aria-hidden="true" />
              <span className="sr-only">{t`Locked`}</span>
            </span>
          )}
          {deck.isFanMade && (
            <span title={t`Fan-made`}>
              <TriangleAlert size={14} aria-hidden="true" />
              <span className="sr-only">{t`Fan-made`}</span>
            </span>
          )}
          <Spark curve={deck.curve} />
        </div>
      </div>
      {menu && <div className="deck-card__menu">{menu}</div>}
    </article>
  );
}

function RemovedLine({ reason }: { reason: string | null }) {
  const { t } = useLingui();
  return (
    <p className="deck-card__removed">
      <TriangleAlert size={14} aria-hidden="true" />
      {reason === null ? t`Hidden by a moderator.` : t`Hidden by a moderator: ${reason}`}
    </p>
  );
}
