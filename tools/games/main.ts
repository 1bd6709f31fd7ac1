/** `npm run games`: lists, adds and removes games. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, type Database } from '@deckframe/database/db';
import { GAMES_DIR, listGameFolders } from '@deckframe/database/game-folders';
import { addGame, listGameRows, removeGame } from '@deckframe/database/game-rows';
import { localDatabase } from '@deckframe/database/local-database';
import { seedGame } from '@deckframe/database/seed';
import { isGameId } from '@deckframe/domain/game-ids';
import { DEVELOPMENT_DATABASE } from '../../scripts/dev/development-env.ts';
import { drawDemoFaces } from '../../demo/faces/draw-demo-faces.ts';
import { ensureServices } from '../../scripts/services/services.ts';
import { removeFromSeriesMap, writeGameFiles } from './write-game-files.ts';

const USAGE = `npm run games -- list
npm run games -- add <id> --name <name> --like <game> [--color #rrggbb] [--faces <number>]
npm run games -- remove <id>

add     copies config, archetypes and faces' mapping of the game it is like, plans demo cards of its
        own, gives it its tables and its cards, and draws the faces of its newest cards (24)
remove  takes away a game in which no member has done anything
API and worker read the games when they start: start them anew afterwards.

GAMES_DIR              the folder of games; else games/ of this checkout
DATABASE_MIGRATOR_URL  the owner's address; else the development database`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    like: { type: 'string' },
    color: { type: 'string' },
    faces: { type: 'string', default: '24' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [command, id = ''] = positionals;
const directory = process.env['GAMES_DIR'] ?? GAMES_DIR;

async function openDatabase(): Promise<Database> {
  const given = process.env['DATABASE_MIGRATOR_URL'];
  const url =
    given === undefined || given === ''
      ? localDatabase((await ensureServices()).pgAdminUrl, DEVELOPMENT_DATABASE).url('migrator')
      : given;
  const rest = { poolSize: 1, applicationName: 'deckframe-games', statementTimeoutMs: 60_000 };
  return createDatabase({ url, ...rest });
}

async function list(db: Database): Promise<void> {
  const [folders, rows] = [listGameFolders(directory), await listGameRows(db)];
  for (const game of [...new Set([...folders, ...rows])].sort()) {
    const lacks = [
      ...(folders.includes(game) ? [] : ['no folder']),
      ...(rows.includes(game) ? [] : ['no tables']),
    ];
    console.log(lacks.length === 0 ? game : `${game} (${lacks.join(', ')})`);
  }
}

async function add(db: Database, name: string, like: string): Promise<void> {
  writeGameFiles(directory, { id, name, like, color: values.color });
  await addGame(db, id);
  await seedGame(db, id, directory);
  const newest = Number(values.faces);
  const failures =
    newest > 0 ? await drawDemoFaces({ games: [id], newest, gamesDir: directory }) : [];
  for (const failure of failures) console.error(failure);
  console.log(`${id} is there. Start API and worker anew; then it is at /v3/${id}/`);
}

async function remove(db: Database): Promise<void> {
  const used = await removeGame(db, id);
  if (used.length > 0) throw new Error(`${id} is in use: ${used.join(', ')}`);
  rmSync(join(directory, id), { recursive: true, force: true });
  removeFromSeriesMap(directory, id);
  console.log(`${id} is gone. Start API and worker anew.`);
}

function choose(): ((db: Database) => Promise<void>) | undefined {
  const { like, name } = values;
  if (command === 'list') return list;
  if (command === 'remove' && isGameId(id)) return remove;
  if (command === 'add' && name !== undefined && like !== undefined) {
    return (db) => add(db, name, like);
  }
  return undefined;
}

const chosen = choose();
if (values.help) console.log(USAGE);
else if (chosen === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const db = await openDatabase();
  try {
    await chosen(db);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}
