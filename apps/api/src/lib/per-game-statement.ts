import type { Statement } from '@deckframe/database/statement';
import { isGameId } from '@deckframe/domain/game-ids';
import { AppError } from './app-error.ts';

/** Every statement stays prepared per game, so the number of games is limited. */
const MOST_GAMES = 200;

/**
 * Creates a prepared read per game. In `text`, `$1` is the game. PostgreSQL replans a partitioned
 * table when the game is a parameter; with the game in the text it plans once. Example:
 * `perGameStatement('find', '… where gameid = $1 and id = $2')('ua', [7])` sends `… where gameid =
 * 'ua' and id = $1` with the value 7, named `find:ua`.
 */
export function perGameStatement(
  name: string,
  text: string,
): (game: string, values: unknown[]) => Statement {
  const texts = new Map<string, string>();
  return (game, values) => {
    let own = texts.get(game);
    if (own === undefined) {
      // A valid id needs no quoting.
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
