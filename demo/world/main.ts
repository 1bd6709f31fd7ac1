/**
 * `npm run seed -- world <game> <cards> <file.json>` writes generated cards of a game, in the
 * format of `npm run cards -- import`. Use it to try 10,000, 50,000 or 500,000 cards.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DEMO_NOW, DEMO_SEED } from '@deckframe/card-world/workshop';
import { generateWorld } from '@deckframe/card-world/generate-world';
import { readDemoWorld } from '@deckframe/database/demo-cards';
import { listGameFolders } from '@deckframe/database/game-folders';
import { answerHelp } from '../../tools/help/answer-help.ts';

const GAME_IDS = listGameFolders();

const USAGE = `Usage: npm run seed -- world <game> <cards> <file.json>
Writes as many made-up cards of a game, in the form that npm run cards -- import reads.`;
answerHelp(USAGE);
const [game = '', wanted = '', file] = process.argv.slice(2);
let made = 0;

/** Writes one card at a time, so that memory does not grow with their number. */
function* writeCards(): Generator<string> {
  const options = { seed: DEMO_SEED, now: DEMO_NOW, cards: Number(wanted) };
  for (const card of generateWorld(readDemoWorld(game), options)) {
    yield `${made === 0 ? '[\n' : ',\n'}${JSON.stringify(card)}`;
    made += 1;
  }
  yield '\n]\n';
}

if (!GAME_IDS.some((id) => id === game) || !/^[1-9]\d*$/.test(wanted) || file === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await pipeline(Readable.from(writeCards()), createWriteStream(file));
  const seconds = (process.cpuUsage().user / 1_000_000).toFixed(1);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${made} cards written to ${file} (${seconds} s of processor time, ${memory} MB)`);
}
