import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, PostgresDialect } from 'kysely-codegen';
import { Client } from 'pg';
import { createDatabase } from './db.ts';
import { prepareLocalDatabase } from './local-database.ts';
import { MIGRATIONS_TABLE } from './migrate.ts';

export const SCHEMA_FILE = join(import.meta.dirname, 'schema.ts');

/** The parsers of `db.ts`, as the generator needs them. */
const TYPE_MAPPING = { int8: 'number', numeric: 'number', date: 'string' };

/** Returns the Kysely types of a freshly migrated database. */
export async function printSchema(adminUrl: string): Promise<string> {
  const database = `deckframe_schema_${randomBytes(6).toString('hex')}`;
  try {
    const local = await prepareLocalDatabase(adminUrl, database);
    const db = createDatabase({
      url: local.url('migrator'),
      poolSize: 1,
      applicationName: 'deckframe-types',
      statementTimeoutMs: 30_000,
    });
    try {
      return await generate({
        db,
        dialect: new PostgresDialect(),
        excludePattern: `(graphile_worker.*|*.${MIGRATIONS_TABLE})`,
        typeMapping: TYPE_MAPPING,
      });
    } finally {
      await db.destroy();
    }
  } finally {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
  }
}

/** True if the committed types match the migrations. */
export async function isSchemaCurrent(adminUrl: string): Promise<boolean> {
  return (await printSchema(adminUrl)) === readFileSync(SCHEMA_FILE, 'utf8');
}
