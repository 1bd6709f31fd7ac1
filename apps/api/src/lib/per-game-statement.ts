import type { Statement } from '@deckframe/database/statement';
import { isGameId } from '@deckframe/domain/game-ids';
import { AppError } from './app-error.ts';

/** Every game's statement stays prepared on every connection: more games than this are a mistake. */
const MOST_GAMES = 200;

/**
 * A prepared read for each game. In `text` the game is `$1` and the other values follow. With the
 * game as a value PostgreSQL cannot know which part of a divided table is meant and plans anew at
 * each call; with the game in the text it plans once.
 * Example: `perGameStatement('find', '… where gameid = $1 and id = $2')('ua', [7])` sends
 * `… where gameid = 'ua' and id = $1` with the value 7, under the name `find:ua`.
 */
export function perGameStatement(
  name: string,
  text: string,
): (game: string, values: unknown[]) => Statement {
  const texts = new Map<string, string>();
  return (game, values) => {
    let own = texts.get(game);
    if (own === undefined) {
      // An id holds nothing that would have to be quoted.
      if (!isGameId(game)) throw new AppError('GAME_NOT_FOUND', { game });
      if (texts.size >= MOST_GAMES) throw new Error(`${name}: too many games`);
      own = writeFor(game, text);
      texts.set(game, own);
    }
    return { name: `${name}:${game}`, text: own, values };
  };
}

function writeFor(game: string, text: string): string {
  return text.replaceAll(/\$(\d+)/g, (_, place: string) =>
    place === '1' ? `'${game}'` : `$${Number(place) - 1}`,
  );
}
