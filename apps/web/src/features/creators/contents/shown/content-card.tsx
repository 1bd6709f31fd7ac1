import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen, Newspaper, Play } from 'lucide-react';
import type { ContentSummary } from './api.ts';
import { ContentKind } from './content-kind.tsx';
import { ContentTitle } from './content-title.tsx';
import './content-card.css';

const ICONS = { article: Newspaper, guide: BookOpen, video: Play };

export type ContentCardProps = {
  content: ContentSummary;
  level?: 2 | 3;
  /** False on a profile, where all contents have the same author. */
  withAuthor?: boolean;
};

/** A preview of a content. Nothing from other sites is loaded before it is opened. */
export function ContentCard({ content, level = 3, withAuthor = false }: ContentCardProps) {
  const { t, i18n } = useLingui();
  const { author, linkedDeck, publishAt, thumbnail, type } = content;
  const Heading = `h${level}` as const;
  const Icon = ICONS[type];
  return (
    <article className="content-card">
      <div className="content-card__picture" data-type={type}>
        {thumbnail === null ? (
          <Icon size={30} aria-hidden="true" />
        ) : (
          <img src={toSmall(thumbnail)} alt="" width={320} height={180} loading="lazy" />
        )}
      </div>
      <div className="content-card__words">
        <ContentKind {...content} />
        <Heading className="content-card__name">
          <ContentTitle content={content} />
        </Heading>
        {content.excerpt !== '' && <p className="content-card__excerpt">{content.excerpt}</p>}
        <p className="content-card__by">
          {withAuthor && author && (
            <Link to="/profile/$userId" params={{ userId: author.id }}>
              {author.username}
            </Link>
          )}
          {publishAt !== null && (
            <time dateTime={publishAt}>{i18n.date(publishAt, { dateStyle: 'medium' })}</time>
          )}
        </p>
        {linkedDeck && (
          <Link
            to="/deck/$deckId"
            params={{ deckId: linkedDeck.id }}
            className="content-card__deck"
          >
            <span>
              {t`Deck`} <b>{linkedDeck.name}</b>
            </span>
            <span>{plural(linkedDeck.cardCount, { one: '# card', other: '# cards' })}</span>
          </Link>
        )}
      </div>
    </article>
  );
}

/** The small version is in `sd`. */
function toSmall(address: string): string {
  return address.replace(/\/([^/]+)$/, '/sd/$1');
}
