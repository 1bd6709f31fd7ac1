export type Values = { readonly [name: string]: unknown };

/** A block of whole lines, repeated for each element of a list. */
const BLOCK = /^[ \t]*\{\{#([\w.]+)\}\}\n(.*?)^[ \t]*\{\{\/\1\}\}\n/gms;
const PLACE = /\{\{([\w.]+)\}\}/g;

/**
 * Fills a template: `{{ports.site}}` is a value; the lines from `{{#nodes}}` to `{{/nodes}}` are
 * repeated for each node. Throws if a value is missing.
 */
export function fillTemplate(template: string, values: Values): string {
  return template
    .replaceAll(BLOCK, (_, name: string, lines: string) => {
      const list = find(values, name);
      if (!Array.isArray(list)) throw new Error(`${name} is no list`);
      return list.map((one: Values) => fillTemplate(lines, { ...values, ...one })).join('');
    })
    .replaceAll(PLACE, (_, name: string) => {
      const value = find(values, name);
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        return String(value);
      }
      throw new Error(`the template asks for ${name}, which nobody has given`);
    });
}

function find(values: Values, path: string): unknown {
  let found: unknown = values;
  for (const name of path.split('.')) found = (found as Values | undefined)?.[name];
  return found;
}
