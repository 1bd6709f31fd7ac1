import type { Database } from '@deckframe/database/db';
import { parseDeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-config';
import { parseCommaList } from '@deckframe/domain/decks/deck/deck-document';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { printRules } from '@deckframe/domain/decks/deck/rules-print';
import type { GameConfig } from '@deckframe/domain/game-config';
import { openBookOf } from './deck-book-service.ts';
import { findToday, listJudgedByOthers, updateVerdict } from './queries.ts';

/** Rules change at midnight: a set begins, a series comes out. */
export const JUDGE_DECKS_CRON = '1 0 * * * judge-decks ?fill=1d&max=2';

/** Judges anew what was judged by other rules, so that lists say what a deck's page says. */
export async function judgeDecksJob(db: Database, configs: readonly GameConfig[]): Promise<void> {
  const today = await findToday(db);
  for (const config of configs) await judgeDecksOf(db, config, today);
}

async function judgeDecksOf(db: Database, config: GameConfig, today: string): Promise<void> {
  const judgedBy = printRules(createDeckRules(config, () => undefined, today));
  const game = config.gameid;
  for (let after: string | null = null; ;) {
    const rows = await listJudgedByOthers(db, { game, judgedBy, after });
    for (const row of rows) {
      const cards = parseDeckTexts({ ...row, considering: '', sidedeck: '' });
      const book = await openBookOf(db, game, cards, []);
      const rules = createDeckRules(config, (cardno) => book.find(cardno), today);
      const { name, completion } = judgeDeck(rules, { cards, energy: parseCommaList(row.energy) });
      await updateVerdict(db, row, { verdict: name, completion, judgedBy });
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
