import { printDeckTexts } from '@deckframe/domain/decks/deck/deck';
import { createDeckId, decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Database } from '@deckframe/database/db';
import { GAMES_DIR } from '@deckframe/database/game-folders';
import type { SessionUser } from '../../apps/api/src/lib/session-user.ts';
import { addComment } from '../../apps/api/src/modules/community/comments/service.ts';
import { likeDeck } from '../../apps/api/src/modules/community/likes/service.ts';
import { createArchetypes } from '../../apps/api/src/modules/decks/decks/deck-writer.ts';
import { addViews } from '../../apps/api/src/modules/decks/decks/queries.ts';
import { createDeck } from '../../apps/api/src/modules/decks/decks/service.ts';
import { systemClock } from '../../apps/api/src/lib/clock.ts';
import { drawOf } from '../season/stable-draw.ts';
import { bytesOf } from '../site/demo-decks.ts';
import { DAY_MS, type DemoAct } from './demo-clock.ts';
import type { DemoGame } from './demo-game.ts';
import type { RecipeDeck } from './deck-recipes.ts';
import { commentOnDeck, describeDeck, nameDeck } from './deck-texts.ts';

const WEEKS = 6;
const MOST_FANS = 0.8;
const COVERS = 8;
const tell = (): void => undefined;

/** Plans public decks of the last weeks with likes, comments and views. */
export function planDecks(demo: DemoGame, members: readonly SessionUser[], now: number): DemoAct[] {
  const { config, game } = demo;
  const archetypes = createArchetypes(GAMES_DIR, [game], systemClock);
  const seriesCodes = Object.keys(config.series);
  const views: { deckId: string; views: number }[] = [];
  const names = new Set<string>();
  const acts = demo.decks.flatMap((recipeDeck, place): DemoAct[] => {
    const key = `${game} people ${place}`;
    const owner = members[Math.floor(drawOf(`${key} owner`) * members.length)];
    if (owner === undefined) return [];
    // A few each day, more on recent days.
    const at = now - 3_600_000 - drawOf(`${key} day`) ** 1.4 * WEEKS * 7 * DAY_MS;
    const id = decodeDeckId(createDeckId(at, bytesOf(key))) ?? '';
    const drawn = nameDeck(recipeDeck, key);
    const name = names.has(drawn) ? `${drawn} ${names.size}` : drawn;
    names.add(name);
    const isLiked = drawOf(`${key} quality`) ** 1.6;
    const fans = members
      .filter(({ id: other }) => other !== owner.id)
      .filter(({ username }) => drawOf(`${key} ${username} fan`) < isLiked * MOST_FANS);
    const later = (who: string): number => at + (now - at) * drawOf(`${key} ${who} later`);
    const age = (now - at) / DAY_MS;
    const each = 6 + fans.length * 5 + Math.round(age * (2 + isLiked * 6));
    views.push({ deckId: id, views: each + Math.floor(drawOf(`${key} views`) * 20) });
    const created: DemoAct = {
      at,
      run: (db: Database) =>
        createDeck({ db, user: owner, config, archetypes, seriesCodes }, id, {
          name,
          decklistContent: printDeckTexts(recipeDeck.deck).decklist_content,
          resourcedeck: printDeckTexts(recipeDeck.deck).resourcedeck,
          energy: [recipeDeck.archetype.colors[0] ?? ''],
          visibility: 'public',
          favoriteCard: chooseCover(recipeDeck, key),
          notes: describeDeck(recipeDeck, demo.find, key),
        }),
    };
    const likes = fans.map((fan) => ({
      at: later(fan.username),
      run: (db: Database) =>
        likeDeck({ db, tell }, { userId: fan.id, game, deckId: id, ownerId: owner.id, name }),
    }));
    const comments = fans
      .filter(({ username }) => drawOf(`${key} ${username} says`) < 0.14)
      .slice(0, 2)
      .map((reader, turn) => ({
        at: later(`${reader.username} says`),
        run: (db: Database) =>
          addComment(
            { db, tell, user: reader },
            { contentType: 'deck', contentId: id, game, name, ownerId: owner.id },
            commentOnDeck(recipeDeck, demo.find, `${key} ${turn}`),
          ),
      }));
    return [created, ...likes, ...comments];
  });
  return [...acts, { at: now, run: (db) => addViews(db, game, views) }];
}

/** One of the cards it plays most, so that decks of one archetype have different covers. */
function chooseCover({ archetype, deck }: RecipeDeck, key: string): string {
  const played = deck.decklist_content
    .toSorted((one, other) => other.quantity - one.quantity)
    .slice(0, COVERS)
    .map(({ cardno }) => cardno);
  return played[Math.floor(drawOf(`${key} cover`) * played.length)] ?? archetype.icon;
}
