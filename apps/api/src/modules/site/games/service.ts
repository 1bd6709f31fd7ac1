import {
  gameConfigSchema,
  CONFIG_VERSIONS_SHOWN,
  type ConfigSave,
  type ConfigState,
} from '@deckframe/contract/site/game-config';
import type { MaintenanceState } from '@deckframe/contract/site/maintenance';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { listConfigChanges, type ConfigChange } from '@deckframe/domain/config-changes';
import type { GameConfig, PublicGameConfig } from '@deckframe/domain/game-config';
import { addJob } from '../../../lib/add-job.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct, type AuditFacts } from '../../../lib/audit-log.ts';
import { encodeBody, type EncodedBody } from '../../../lib/encoded-body.ts';
import type { Games } from '../../../lib/games.ts';
import { checkAgainstData } from './check-config.ts';
import { findConfig, insertVersion, listVersions } from './queries.ts';

export { createConfigFollower, type ConfigFollower } from './follow-configs.ts';

export type PublicConfigs = { get(config: GameConfig, state: MaintenanceState): EncodedBody };

/** Encoded once per config and lock state. */
export function createPublicConfigs(): PublicConfigs {
  const cached = new Map<string, { of: GameConfig; key: string; body: EncodedBody }>();
  return {
    get(config, state) {
      const key = `${state.locked}:${state.version}:${state.message}`;
      const entry = cached.get(config.gameid);
      if (entry?.of === config && entry.key === key) return entry.body;
      const body = encodeBody(JSON.stringify(toPublicConfig(config, state)));
      cached.set(config.gameid, { of: config, key, body });
      return body;
    },
  };
}

/** The config with its lock state and without the code. */
export function toPublicConfig(config: GameConfig, state: MaintenanceState): PublicGameConfig {
  const { archetypes: _, ...shown } = config;
  return {
    ...shown,
    maintenanceLocked: state.locked,
    maintenanceMessage: state.message === '' ? null : state.message,
  };
}

/** Limits of an audit entry. */
const AUDITED_CHANGES = 20;
const AUDITED_LENGTH = 200;

export async function getConfigState(
  db: Database,
  games: Games,
  game: string,
): Promise<ConfigState> {
  const config = games.get(game);
  const rows = await listVersions(db, game, CONFIG_VERSIONS_SHOWN);
  return {
    game,
    version: games.versionOf(game),
    config: { ...config },
    file: { ...games.getFile(game) },
    versions: rows.map((row) => ({
      version: row.version,
      author: row.username,
      note: row.note,
      changed: row.changed,
      restoredFrom: row.restored_from,
      at: row.created_at.toISOString(),
    })),
  };
}

export async function getStoredConfig(db: Database, games: Games, game: string, version: number) {
  const config = version === 0 ? games.getFile(game) : await findConfig(db, game, version);
  if (config === undefined) throw new AppError('NOT_FOUND');
  return { version, config: { ...(config as object) } };
}

export type SaveRequest = ConfigSave & { game: string; userId: UserId; requestId: string };

/** Adds a valid version based on the newest. Processes follow after the commit. */
export async function saveConfig(db: Database, games: Games, save: SaveRequest) {
  const { basedOn, game, note, requestId, restoredFrom, userId } = save;
  const before = await readBase(db, games, game, basedOn);
  const after = readConfig(save.config, game);
  const faults = await checkAgainstData(db, before, after);
  if (faults.length > 0) throw new AppError('INVALID_REQUEST', {}, { errors: faults });
  const changes = listConfigChanges(before, after);
  const changed = [...new Set(changes.map(({ path }) => String(path[0] ?? '')))];
  if (save.checkOnly === true) {
    const [newest] = await listVersions(db, game, 1);
    if ((newest?.version ?? 0) !== basedOn) throw await toConflict(db, game);
    return { version: basedOn, changed };
  }
  const version = basedOn + 1;
  const row = { game, version, config: after, changed, note, restoredFrom, userId };
  if (!(await insertVersion(db, row))) throw await toConflict(db, game);
  await writeAdminAct(db, {
    actorId: userId,
    action: restoredFrom === null ? 'game-config.change' : 'game-config.restore',
    game,
    subject: game,
    before: { version: basedOn, ...toFacts(changes, 'before') },
    after: { version, ...toFacts(changes, 'after') },
    requestId,
  });
  // Decks and cards depend on the config.
  await addJob(db, 'judge-decks', {}, 'judge-decks-by-config');
  await addJob(db, 'publish-catalogue', { game }, `publish-catalogue:${game}`);
  return { version, changed };
}

async function readBase(
  db: Database,
  games: Games,
  game: string,
  basedOn: number,
): Promise<GameConfig> {
  if (basedOn === 0) return games.getFile(game);
  const stored = await findConfig(db, game, basedOn);
  if (stored === undefined) throw await toConflict(db, game);
  // An unreadable version is compared with the followed one.
  const { data } = gameConfigSchema.safeParse(stored);
  return data ?? games.get(game);
}

function readConfig(config: unknown, game: string): GameConfig {
  const { data, error } = gameConfigSchema.safeParse(config);
  const errors = (error?.issues ?? []).map(({ path, message }) => ({
    path: `/${path.join('/')}`,
    message,
  }));
  if (data !== undefined && data.gameid !== game) {
    errors.push({ path: '/gameid', message: `must be "${game}"` });
  }
  if (data === undefined || errors.length > 0)
    throw new AppError('INVALID_REQUEST', {}, { errors });
  return data;
}

/** Adds the newer version to the conflict. */
async function toConflict(db: Database, game: string): Promise<AppError> {
  const [newest] = await listVersions(db, game, 1);
  const { version = 0, username: author = null, note = '' } = newest ?? {};
  const config = await findConfig(db, game, version);
  const extensions = { current: { version, author, note, config } };
  return new AppError('VERSION_CONFLICT', {}, { extensions });
}

function toFacts(changes: readonly ConfigChange[], side: 'before' | 'after'): AuditFacts {
  const named = changes.slice(0, AUDITED_CHANGES).map((change): [string, string | null] => {
    const value = change[side];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [change.path.join('.'), text?.slice(0, AUDITED_LENGTH) ?? null];
  });
  return Object.fromEntries(named);
}
