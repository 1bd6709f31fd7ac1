import {
  generateSchema,
  isSchemaCurrent,
  SCHEMA_FILE,
} from '../../packages/database/src/generate-schema.ts';
import { ensureServices } from './services.ts';

/** Writes the types of the tables anew; with `--check` it only tells whether they are current. */
const { pgAdminUrl } = await ensureServices();
if (!process.argv.includes('--check')) {
  await generateSchema(pgAdminUrl, SCHEMA_FILE);
} else if (!(await isSchemaCurrent(pgAdminUrl))) {
  console.error('packages/database/src/schema.ts is not what the migrations say');
  console.error('run: npx node scripts/services/database-types.ts');
  process.exitCode = 1;
}
