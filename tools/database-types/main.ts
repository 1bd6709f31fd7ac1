import { writeFileSync } from 'node:fs';
import { isSchemaCurrent, printSchema, SCHEMA_FILE } from '@deckframe/database/generate-schema';
import { ensureServices } from '../../scripts/services/services.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: npx node tools/database-types/main.ts [--check]
Writes the types of the tables; with --check it only reports whether they are current.`);

/** Writes the table types; with `--check` it only reports whether they are current. */
const { pgAdminUrl } = await ensureServices();
if (!process.argv.includes('--check')) {
  writeFileSync(SCHEMA_FILE, await printSchema(pgAdminUrl));
} else if (!(await isSchemaCurrent(pgAdminUrl))) {
  console.error('packages/database/src/schema.ts is not what the migrations say');
  console.error('run: npx node tools/database-types/main.ts');
  process.exitCode = 1;
}
