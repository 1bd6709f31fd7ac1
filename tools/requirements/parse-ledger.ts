/** Requirement ids in page order. */
export interface Ledger {
  readonly ids: readonly string[];
  readonly superseded: readonly string[];
}

const GROUP_HEADING = /^## ([A-Z]+): /;
const SUPERSEDED_HEADING = '## Superseded rows';
const ROW = /^\| ([A-Z]+-\d{2}) \|/;

/**
 * Parses `docs/requirements.md`. Rows below a group's heading are its requirements; rows below
 * "Superseded rows" are counted separately; other text is ignored.
 */
export function parseLedger(markdown: string): Ledger {
  const ids: string[] = [];
  const superseded: string[] = [];
  let group: string | undefined;
  let isSuperseded = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) {
      group = GROUP_HEADING.exec(line)?.[1];
      isSuperseded = line === SUPERSEDED_HEADING;
    }
    const id = ROW.exec(line)?.[1];
    if (id === undefined) continue;
    if (isSuperseded) superseded.push(id);
    else if (group !== undefined) ids.push(rowOf(group, id));
  }
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0) throw new Error(`The ledger repeats ${repeated.join(', ')}.`);
  return { ids, superseded };
}

function rowOf(group: string, id: string): string {
  if (!id.startsWith(`${group}-`)) throw new Error(`${id} stands below the heading ${group}.`);
  return id;
}
