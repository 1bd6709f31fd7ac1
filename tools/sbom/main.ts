/** Writes the software bill of materials of a build. Usage: see `answerHelp`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from '../help/answer-help.ts';
import { makeSbom } from './make-sbom.ts';

answerHelp(`Usage: npm run generate -- sbom [<file>]
Writes the bill of materials (CycloneDX) of the production dependencies, by default to
.data/sbom.cdx.json.`);

const ROOT = join(import.meta.dirname, '..', '..');
const file = process.argv[2] ?? join(ROOT, '.data', 'sbom.cdx.json');
const sbom = makeSbom(ROOT, new Date());
mkdirSync(join(ROOT, '.data'), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 1)}\n`);
console.log(`${sbom.components.length} components written to ${file}`);
