/** Compares the checked views of two runs (`.data/ci/axe-views.json`). */
import { readFileSync } from 'node:fs';
import { answerHelp } from '../../tools/help/answer-help.ts';
import type { AxeView } from './describe-view.ts';
import { findLost, findLostParts, listViews } from './list-views.ts';

answerHelp(`Usage: node e2e/axe-views/main.ts <after.json> [<before.json>]
Prints the views that axe checked, in the format of e2e/axe-views/axe-views.txt. With a second report,
prints the views and page parts that only the second one contains, and fails if there are any.`);

const read = (file: string): AxeView[] => JSON.parse(readFileSync(file, 'utf8')) as AxeView[];
const [after = '.data/ci/axe-views.json', before] = process.argv.slice(2);
const lines = listViews(read(after));
if (before === undefined) console.log(lines.join('\n'));
else {
  const lost = [
    ...findLost(listViews(read(before)).join('\n'), lines),
    ...findLostParts(read(before), read(after)),
  ];
  for (const line of lost) console.log(line);
  if (lost.length > 0) process.exitCode = 1;
}
