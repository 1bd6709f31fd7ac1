import type { ContentAnswer, ContentSummary } from '@deckframe/contract/creators/contents';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import {
  contentStateOf,
  excerptOf,
  readingMinutes,
} from '@deckframe/domain/creators/contents/content';
import { seriesOfCustomCard } from '@deckframe/domain/custom/custom-id';
import { parseCanonicalLines } from '@deckframe/domain/decks/deck/canonical-text';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { toMemberCard } from '../../lib/member-card.ts';
import { toModerationState } from '../../lib/moderation-state.ts';
import type { ContentRow, LinkedDeckRow } from '../creators/contents/queries.ts';

/** `isOwn`: its author also sees the link to a deck that others do not see. */
export function toContentSummary(row: ContentRow, isOwn: boolean): ContentSummary {
  const deckId = isOwn ? row.linked_deck_id : (row.deck?.id ?? null);
  return {
    id: row.id,
    game: row.gameid,
    name: row.name,
    type: row.type,
    link: row.link,
    userId: printUserId(row.user_id),
    author: toMemberCard(row),
    thumbnail: row.thumbnail,
    linkedDeckId: deckId === null ? null : encodeDeckId(deckId),
    linkedDeck: row.deck && toLinkedDeck(row.deck),
    state: contentStateOf(row.publish_at?.getTime() ?? null, row.now.getTime()),
    publishAt: row.publish_at?.toISOString() ?? null,
    excerpt: row.body === null ? '' : excerptOf(row.body),
    readingMinutes: row.body === null ? null : readingMinutes(row.body),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    moderation: toModerationState(row),
  };
}

export function toContent(
  row: ContentRow,
  isOwn: boolean,
  mentioned: readonly LinkedDeckRow[],
): ContentAnswer {
  return {
    ...toContentSummary(row, isOwn),
    body: row.body,
    mentionedDecks: mentioned.map(toLinkedDeck),
  };
}

function toLinkedDeck({ id, name, card_count: cardCount, favorite, opening }: LinkedDeckRow) {
  const numbers = [favorite, ...parseCanonicalLines(opening).lines.map(({ cardno }) => cardno)];
  // The catalogue, which draws it, has no fan-made cards.
  const coverCard = numbers.find((one) => one !== '' && seriesOfCustomCard(one) === undefined);
  const deckId = encodeDeckId(id);
  return { id: deckId, name, cardCount, favoriteCard: favorite, coverCard: coverCard ?? '' };
}
