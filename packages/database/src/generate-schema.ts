import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { prepareLocalDatabase } from './local-database.ts';
import { MIGRATIONS_TABLE } from './migrate.ts';

export const SCHEMA_FILE = join(import.meta.dirname, 'schema.ts');

/** The parsers of `db.ts`, told to the generator. */
const TYPE_MAPPING = { int8: 'number', numeric: 'number', date: 'string' };

/** Writes the Kysely types of a freshly migrated database to `outFile`. */
export async function generateSchema(adminUrl: string, outFile: string): Promise<void> {
  const database = `deckframe_schema_${randomBytes(6).toString('hex')}`;
  try {
    const local = await prepareLocalDatabase(adminUrl, database);
    const result = spawnSync(
      process.execPath,
      [
        join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'kysely-codegen'),
        '--dialect=postgres',
        `--exclude-pattern=(graphile_worker.*|*.${MIGRATIONS_TABLE}|${MIGRATIONS_TABLE})`,
        `--type-mapping=${JSON.stringify(TYPE_MAPPING)}`,
        `--out-file=${outFile}`,
      ],
      { encoding: 'utf8', env: { ...process.env, DATABASE_URL: local.url('migrator') } },
    );
    if (result.status !== 0) throw new Error(`kysely-codegen: ${result.stdout}${result.stderr}`);
  } finally {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
  }
}

/** True if the committed types are those of the migrations. */
export async function isSchemaCurrent(adminUrl: string): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'deckframe-schema-'));
  try {
    const file = join(dir, 'schema.ts');
    await generateSchema(adminUrl, file);
    return readFileSync(file, 'utf8') === readFileSync(SCHEMA_FILE, 'utf8');
  } finally {
    rmSync(dir, { recursive: true });
  }
}
