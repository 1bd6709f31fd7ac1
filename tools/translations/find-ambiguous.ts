import { readEntries } from './read-entries.ts';

/**
 * Returns a fault for each message with different texts in catalogues of one language. Page and
 * server merge catalogues, so the displayed text would depend on their order.
 */
export function findAmbiguous(catalogues: ReadonlyMap<string, string>): string[] {
  const known = new Map<string, { name: string; text: string }>();
  const faults: string[] = [];
  for (const [name, catalogue] of catalogues) {
    for (const { id, context, text } of readEntries(catalogue)) {
      const key = JSON.stringify([name.replace(/.*\//, ''), id, context]);
      const first = known.get(key) ?? { name, text };
      known.set(key, first);
      if (first.text !== text) {
        faults.push(
          `${name}: "${id}" is "${text}" here and "${first.text}" in ${first.name}; use one text or a context`,
        );
      }
    }
  }
  return faults;
}
