import type { LegalityAnswer } from '@deckframe/contract/tournaments/tournament-entries';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { printDeckTexts, type DeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-config';
import { hashList } from '@deckframe/domain/decks/deck/deck-hash';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import type { GameConfig } from '@deckframe/domain/game-config';
import { AppError } from '../../../lib/app-error.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { openBookOf, respellDeck } from '../../decks/decks/deck-book-service.ts';
import {
  getReadableDeck,
  ownedBy,
  toDocument,
  type DeckRow,
} from '../../decks/decks/reading-service.ts';
import type { TournamentRow } from '../desk/reading-service.ts';

/** The day on which an event is held, where it is held: YYYY-MM-DD. */
export function dayOfEvent({
  start_date,
  time_zone,
}: Pick<TournamentRow, 'start_date' | 'time_zone'>): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, ...parts }).format(start_date);
}

/** A deck as it would be frozen, and what the rules of the event's day say of it. */
export type JudgedList = {
  deck: DeckRow;
  legality: LegalityAnswer;
  zones: DeckTexts;
  energy: readonly string[];
};

/** Of one's own deck alone: a list is what somebody brings. */
export async function judgeList(
  db: Database,
  config: GameConfig,
  { row, deckId, user }: { row: TournamentRow; deckId: string; user: SessionUser },
): Promise<JudgedList> {
  const deck = await getReadableDeck(db, row.gameid, deckId, async () => user);
  if (!can(user, 'deck.change', ownedBy(deck))) throw new AppError('PERMISSION_DENIED');
  const { cards, customSeries, energy } = toDocument(deck);
  const book = await openBookOf(db, row.gameid, cards, []);
  const day = dayOfEvent(row);
  const rules = createDeckRules(config, (cardno) => book.find(cardno), day);
  const respelled = respellDeck(cards, book);
  const { name, reasons } = judgeDeck(rules, { cards: respelled, energy });
  const isFanMade = customSeries.length > 0;
  const legality = {
    isLegal: name === 'legal' && !isFanMade,
    isFanMade,
    reasons: reasons.map(({ code, params, cards: named }) => ({
      code,
      params: { ...params },
      cards: [...named],
    })),
    ruleSet: rules.ruleSet?.id ?? '',
    day,
    hash: hashList(rules, { cards: respelled, energy }),
    deckName: deck.decklist_name,
    deckVersion: deck.version,
  };
  return { deck, legality, zones: printDeckTexts(respelled), energy };
}
