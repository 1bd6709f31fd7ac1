import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createDatabase } from '@deckframe/database/db';
import { loadGames } from '../../../../lib/games.ts';
import { createLogger } from '../../../../lib/logger.ts';
import { createMetrics } from '../../../../lib/metrics.ts';
import { createConfigFollower } from '../../../site/games/service.ts';
import { EXIT, runCardsCommand } from './run-cards-command.ts';

async function runFromEnvironment(): Promise<number> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new Error('DATABASE_URL is not set');
  const games = loadGames(
    process.env['GAMES_DIR'] ?? resolve(import.meta.dirname, '../../../../../../../games'),
  );
  const db = createDatabase({
    url,
    poolSize: 1,
    applicationName: 'deckframe-cards',
    // Imports and confirmation by a person take long.
    statementTimeoutMs: 0,
  });
  try {
    const logger = createLogger('silent');
    await createConfigFollower({ db, games, logger, metrics: createMetrics() }).look();
    return await runCardsCommand(process.argv.slice(2), {
      db,
      games,
      output: process.stdout,
      user: userInfo().username,
      ask: process.stdin.isTTY ? askPerson : undefined,
    });
  } finally {
    await db.destroy();
  }
}

async function askPerson(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

export async function startCards(): Promise<void> {
  process.stdout.on('error', () => process.exit());
  try {
    process.exitCode = await runFromEnvironment();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = EXIT.failed;
  }
}
