import { createHash } from 'node:crypto';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import type { Database } from '@deckframe/database/db';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { CONFIG_FILE, GAMES_DIR, listGameFolders } from '@deckframe/database/game-folders';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { printDeckTexts } from '@deckframe/domain/decks/deck/deck';
import { createDeckId, decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../apps/api/src/lib/clock.ts';
import type { SessionUser } from '../../apps/api/src/lib/session-user.ts';
import { addComment } from '../../apps/api/src/modules/community/comments/service.ts';
import { createArchetypes } from '../../apps/api/src/modules/decks/decks/deck-writer.ts';
import { moderateDeck } from '../../apps/api/src/modules/decks/decks/moderation.ts';
import { createDeck } from '../../apps/api/src/modules/decks/decks/service.ts';
import { likeDeck } from '../../apps/api/src/modules/community/likes/service.ts';
import { makeStarterDeck } from './make-starter-deck.ts';

const DECKS_PER_GAME = 4;
const STARTERS_PER_GAME = 3;
const NAMES = ['First Steps', 'Steady Hands', 'Open Roads', 'Long Game'] as const;
/** What a reader says of a deck, given the name of one of its cards. */
const WORDS = [
  (card: string) => `Easy to pilot: ${card} first, and every card teaches you something.`,
  (card: string) =>
    `I swapped two of the costly cards for cheap ones and kept ${card}. Much smoother.`,
] as const;
/** A fixed time, so that ids are stable and a second run finds the decks of the first. */
const MADE_AT = Date.UTC(2026, 0, 1);

/**
 * Creates public, legal decks of demo members in each game, with likes and comments. Most are
 * starter decks.
 */
export async function prepareDemoDecks(
  db: Database,
  today: string,
  addresses = '%@example.org',
): Promise<number> {
  const members = await listDemoUsers(db, addresses);
  const archetypes = createArchetypes(GAMES_DIR, listGameFolders(), systemClock);
  let made = 0;
  for (const game of listGameFolders()) {
    const config = gameConfigSchema.parse(
      JSON.parse(readFileSync(join(GAMES_DIR, game, CONFIG_FILE), 'utf8')),
    );
    let cards: ReturnType<typeof makeDemoCards> | undefined;
    const seriesCodes = Object.keys(config.series);
    for (const [place, { value: color }] of config.gameColors.slice(0, DECKS_PER_GAME).entries()) {
      const id = decodeDeckId(createDeckId(MADE_AT, bytesOf(`${game} ${place}`))) ?? '';
      const owner = members[place % members.length];
      if (owner === undefined || (await exists(db, game, id))) continue;
      cards ??= makeDemoCards(game);
      const deck = makeStarterDeck(config, cards, { color, today });
      if (deck === null) continue;
      const texts = printDeckTexts(deck);
      await db.transaction().execute(async (trx) => {
        const write = { db: trx, user: owner, config, archetypes, seriesCodes };
        const name = `${color} ${NAMES[place] ?? ''}`.trim();
        const cover = deck.decklist_content[0]?.cardno ?? '';
        // There is nobody to notify.
        const tell = () => undefined;
        await createDeck(write, id, {
          name,
          decklistContent: texts.decklist_content,
          resourcedeck: texts.resourcedeck,
          // Games without energies ignore it.
          energy: [color],
          visibility: 'public',
          favoriteCard: cover,
          notes: `A ${color} deck to begin with: play it as it is, then swap cards one by one.`,
        });
        if (place < STARTERS_PER_GAME) {
          const flags = { isLocked: false, isStarter: true };
          await moderateDeck(write, id, flags, 'setup');
        }
        for (const fan of members.filter(({ id: other }) => other !== owner.id).slice(place)) {
          const liked = { game, deckId: id, ownerId: owner.id, name };
          await likeDeck({ db: trx, tell }, { userId: fan.id, ...liked });
        }
        const reader = members.find(({ id: other }) => other !== owner.id);
        const words = WORDS[place];
        const card = cards?.find(({ cardno }) => cardno === cover);
        if (reader && words !== undefined) {
          const content = { contentType: 'deck', contentId: id, game, name } as const;
          const by = { db: trx, tell, user: reader };
          const text = words(String(card?.['name'] ?? name));
          await addComment(by, { ...content, ownerId: owner.id }, text);
        }
      });
      made += 1;
    }
  }
  return made;
}

export const bytesOf = (text: string): Uint8Array =>
  createHash('sha256').update(text).digest().subarray(0, 10);

async function exists(db: Database, game: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('decklists')
    .select('id')
    .where('gameid', '=', game)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists members whose mail address ends like this, as the API's services need them. */
export async function listDemoUsers(db: Database, addresses: string): Promise<SessionUser[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'user_exp'])
    .where('email', 'like', addresses)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$narrowType<{ id: UserId }>()
    .execute();
  return rows.map(({ id, username, user_exp: userExp }) => ({
    id,
    username: username ?? '',
    avatar: null,
    roles: [],
    heldRoles: [],
    level: 1,
    userExp,
    selectedBadge: null,
  })) as unknown as SessionUser[];
}
