import {
  splitArticle,
  listMentions,
  splitMentions,
  type Mention,
} from '@deckframe/domain/creators/contents/mentions';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardLink } from '#catalogue/card-link.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import { useCards } from '#catalogue/use-cards.ts';
import { Markdown } from '#ui/markdown/markdown.tsx';
import type { Content } from './api.ts';
import './article-text.css';

export type ArticleTextProps = { body: string; decks: Content['mentionedDecks'] };

/** Renders an article without HTML. */
export function ArticleText({ body, decks }: ArticleTextProps) {
  const previewOf = usePreviewTarget();
  const numbers = [
    ...listMentions(body, 'card'),
    ...decks.map(({ coverCard }) => coverCard).filter((cardno) => cardno !== ''),
  ];
  const { cards = [] } = useCards([...new Set(numbers)]);
  const cardsBy = new Map(cards.map((card) => [card.cardno, card]));
  const preview = (card: CatalogueCard | undefined) => card && previewOf(card);

  const show = (mention: Mention): ReactNode => {
    if (mention.kind === 'card') {
      const card = cardsBy.get(mention.id);
      if (!card) return mention.id;
      return (
        <span className="mention" {...preview(card)}>
          <CardLink cardno={card.cardno}>{card.name}</CardLink>
        </span>
      );
    }
    const deck = decks.find(({ id }) => id === mention.id);
    if (!deck) return mention.id;
    return (
      <span className="mention" {...preview(cardsBy.get(deck.coverCard))}>
        <Link to="/deck/$deckId" params={{ deckId: deck.id }}>
          {deck.name}
        </Link>
      </span>
    );
  };

  const renderText = (text: string): ReactNode =>
    splitMentions(text).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
      <span key={index}>{typeof part === 'string' ? part : show(part)}</span>
    ));

  return (
    <div className="article-text">
      {splitArticle(body).map((part, index) =>
        part.kind === 'picture' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
          <figure key={index}>
            <img src={part.address} alt={part.alt} width={960} height={540} loading="lazy" />
          </figure>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the same text always parts alike
          <Markdown key={index} text={part.text} level={2} renderText={renderText} />
        ),
      )}
    </div>
  );
}
