import { parseSync, Visitor } from 'oxc-parser';

export type FoundPattern = { source: string; flags: string };

/** Returns all regular expression literals of a file. */
export function findPatterns(path: string, text: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(path, text).program);
  return found;
}
