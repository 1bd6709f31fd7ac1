import { readDeckAddress } from '@deckframe/domain/decks/deck-code/deck-code-address';
import { printDeckText } from '@deckframe/domain/decks/deck-text/export-deck-text';
import { importDeckText } from '@deckframe/domain/decks/deck-text/import-deck-text';
import type { ImportReport } from '@deckframe/domain/decks/deck-text/import-report';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-config';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { Catalogue } from '#catalogue/use-catalogue.ts';
import { transferText } from '#lib/message-text.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { loadBook } from './load-book.ts';

/** A code stands alone on its line, with or without the address before it. */
const CODE = /^\s*(?:\S*#deck=)?DF[A-Za-z0-9_-]{8,}\s*$/;

/** Reads whatever was pasted: lines of any style, or a deck code. */
export async function readText(
  config: PublicGameConfig,
  catalogue: Pick<Catalogue, 'view'>,
  text: string,
): Promise<ImportReport> {
  const book = await loadBook(config, catalogue);
  if (!CODE.test(text)) return importDeckText(book, config, text);
  const decoded = readDeckAddress(text);
  if (!decoded.ok) throw new Error(transferText(decoded.code));
  const { gameid: game, name, deck, energy } = decoded.coded;
  if (game !== config.gameid) throw new Error(transferText('codeOtherGame', { game }));
  const rules = createDeckRules(config, book.findCard, dayOf(new Date()));
  const printed = printDeckText(rules, deck, 'default', { withAsides: true, energy });
  return { ...importDeckText(book, config, printed), name };
}
