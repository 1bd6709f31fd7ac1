import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DeckLine,
  parseCanonicalLines,
  parseCommaList,
} from '@deckframe/domain/decks/deck/deck';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppServices } from '../../../../app-services.ts';
import { createWorkGate } from '../../../../lib/work-gate.ts';
import { writeWholeFile } from '../../../../lib/write-whole-file.ts';
import { openDeckBook } from '../../decks/deck-book-service.ts';
import type { DeckRow } from '../../decks/reading-service.ts';
import {
  drawCounts,
  drawGround,
  listTiles,
  type PictureFacts,
  TILES,
} from './draw-deck-picture.ts';
import { type PictureOrder, renderPicture } from './render-picture.ts';

export type DeckPictures = { get(config: GameConfig, deck: DeckRow): Promise<Buffer> };

/** Drawing takes half a second of CPU, so one runs at a time and few wait. */
const WAITING = 20;
const MAX_PICTURES = 100;
const FACE_WIDTH = 315;

/** Draws link pictures on first request and caches them on disk and in memory by content. */
export function createDeckPictures({ db, env }: AppServices): DeckPictures {
  const gate = createWorkGate(1, WAITING);
  const cached = new Map<string, Promise<Buffer>>();

  const orderOf = async (config: GameConfig, deck: DeckRow): Promise<PictureOrder> => {
    const lines = chooseLines(deck);
    const book = await openDeckBook(
      db,
      config.gameid,
      lines.map((line) => line.cardno),
    );
    const cards = lines.map((line) => ({ ...line, card: book.find(line.cardno) }));
    const codes = parseCommaList(deck.colors).map(
      (value) => config.gameColors.find((color) => color.value === value)?.code,
    );
    const facts: PictureFacts = {
      // Marks fan-made decks in the picture too.
      game: deck.customseries === null ? config.gamename : `${config.gamename}, fan-made`,
      name: deck.decklist_name,
      archetype: parseCommaList(deck.archetype).join(', '),
      author: deck.username,
      cardCount: deck.card_count,
      colors: codes.filter((code) => code !== undefined),
      accent: config.mainThemeColor,
      cards: cards.map(({ card, cardno, quantity }) => ({
        name: String(card?.['name'] ?? cardno),
        quantity,
      })),
    };
    const tiles = listTiles(cards.length);
    const faces = tiles.flatMap((tile, index) => {
      const image = cards[index]?.card?.['image'];
      if (env.MEDIA_DIR === undefined || typeof image !== 'string') return [];
      const file = join(
        env.MEDIA_DIR,
        config.gameid,
        String(FACE_WIDTH),
        `${toFileName(image)}.webp`,
      );
      return [{ ...tile, file }];
    });
    return { ground: drawGround(facts), counts: drawCounts(facts), faces };
  };

  const draw = async (config: GameConfig, deck: DeckRow): Promise<Buffer> => {
    const file =
      env.MEDIA_DIR && join(env.MEDIA_DIR, config.gameid, 'decks', `${deck.picture_hash}.webp`);
    const stored = file === undefined ? undefined : await readIfThere(file);
    if (stored !== undefined) return stored;
    const picture = await gate.run(async () => renderPicture(await orderOf(config, deck)));
    if (file !== undefined) await storePicture(file, picture);
    return picture;
  };

  return {
    get(config, deck) {
      const key = `${config.gameid}/${deck.picture_hash}`;
      const known = cached.get(key);
      if (known !== undefined) return known;
      const drawn = draw(config, deck);
      if (cached.size >= MAX_PICTURES) cached.delete(cached.keys().next().value ?? '');
      cached.set(key, drawn);
      drawn.catch(() => cached.delete(key));
      return drawn;
    },
  };
}

/** Chooses the favourite card first, then the most frequent ones. */
function chooseLines(deck: DeckRow): DeckLine[] {
  const { lines } = parseCanonicalLines(deck.decklist_content);
  const rank = (line: DeckLine): number =>
    line.cardno === deck.favoritecard ? -1 : -line.quantity / 1000;
  return lines.toSorted((left, right) => rank(left) - rank(right)).slice(0, TILES);
}

/** Returns the file name of a face. */
function toFileName(image: string): string {
  return image.replaceAll(/[^\p{L}\p{N}._★+-]/gu, '_').replace(/^\.+/, '');
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

/** Stores a picture atomically; a failure only costs time. */
async function storePicture(file: string, picture: Buffer): Promise<void> {
  try {
    await writeWholeFile(file, picture);
  } catch {
    // The picture is drawn again on the next request.
  }
}
