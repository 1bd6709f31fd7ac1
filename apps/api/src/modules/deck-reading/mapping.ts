import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { DeckAnswer, DeckSummary } from '@deckframe/contract/decks/decks';
import type { DeckLine } from '@deckframe/domain/decks/deck/deck';
import { parseCommaList, toVisibility } from '@deckframe/domain/decks/deck/deck-document';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { toModerationState } from '../../lib/moderation-state.ts';
import type { DeckRow, DeckSummaryRow } from '../decks/decks/deck-rows.ts';

export function toDeckSummary(row: DeckSummaryRow): DeckSummary {
  const visibility = toVisibility(row.visibility);
  const customSeries = parseCommaList(row.customseries);
  return {
    id: encodeDeckId(row.id),
    game: row.gameid,
    version: row.version,
    name: row.decklist_name,
    visibility,
    isPublic: visibility === 'public',
    isLocked: row.is_locked === 1,
    isStarter: row.isstarter === 1,
    isArchived: row.archived_at !== null,
    isFanMade: customSeries.length > 0,
    colors: parseCommaList(row.colors),
    archetype: row.archetype ?? '',
    series: row.series,
    selectedItems: parseCommaList(row.selecteditems),
    energy: parseCommaList(row.energy),
    customSeries,
    favoriteCard: row.favoritecard ?? '',
    favoriteCardLink: row.favoritecardlink ?? '',
    coverImage: row.cover_image,
    cardCount: row.card_count,
    completion: row.completion,
    isLegal: row.verdict === 'legal',
    verdict: row.verdict,
    curve: row.curve,
    visitorCount: row.visitorcount,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    moderation: toModerationState(row),
    createdAt: row.created_at.toISOString(),
    modifiedDate: row.modified_date.toISOString(),
    owner: {
      id: printUserId(row.user_id),
      username: row.username,
      avatar: row.avatar,
      selectedBadge: row.selectedbadge,
      selectedAvatarBackground: row.selectedavatarbackground,
      level: row.user_level,
    },
  };
}

export function toDeck(row: DeckRow): DeckAnswer {
  return {
    ...toDeckSummary(row),
    decklistContent: row.decklist_content,
    content: readStoredLines(row.decklist_content),
    considering: row.considering,
    sidedeck: row.sidedeck,
    resourcedeck: row.resourcedeck,
    notes: row.notes ?? '',
    pictureHash: row.picture_hash,
  };
}

const TIMES = ' x ';

/** A stored text is canonical: nothing is left to sum, to sort or to leave out. */
function readStoredLines(text: string): DeckLine[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const at = line.indexOf(TIMES);
    return { quantity: Number(line.slice(0, at)), cardno: line.slice(at + TIMES.length) };
  });
}
