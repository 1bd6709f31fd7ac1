import { parseSync, Visitor } from 'oxc-parser';

/** A comment, title or paragraph with its file. A comment also has the line below it. */
export interface Sentence {
  readonly file: string;
  readonly text: string;
  readonly of?: string;
}

interface Source {
  readonly file: string;
  readonly text: string;
}

const CODE = /\.(?:[cm]?ts|tsx|mjs)$/;
const TEST = /\.(?:test|spec|proof)\.tsx?$/;
/** Directives for tools are not texts. */
const DIRECTIVE =
  /^(?:oxlint|eslint|@ts-|v8 |@vitest|@vite|@internal|contract:|prettier-ignore|(?:Up|Down) Migration$)/;
const RUNNERS = new Set(['it', 'test', 'describe']);
/** What may follow a runner. `test.db.selectFrom('cards')` has other properties and is no title. */
const MODIFIERS = new Set(['describe', 'each', 'for', 'only', 'skip', 'runIf', 'skipIf', 'fails']);
/** Shorter paragraphs are headings, labels and commands. */
const LEAST_WORDS = 8;

/** Returns the comments of TypeScript, SQL and CSS files. Consecutive line comments are one. */
export function listComments({ file, text }: Source): Sentence[] {
  if (file.endsWith('.sql')) {
    return [...text.matchAll(/^[ \t]*--[^\n]*(?:\n[ \t]*--[^\n]*)*/gm)].flatMap(([raw]) =>
      toSentence(file, raw.replaceAll(/^[ \t]*--+/gm, '')),
    );
  }
  if (file.endsWith('.css')) {
    return [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].flatMap(([, raw = '']) =>
      toSentence(file, raw),
    );
  }
  if (!CODE.test(file)) return [];
  const blocks: { value: string; start: number; end: number; isLine: boolean }[] = [];
  for (const { type, value, start, end } of parseSync(file, text).comments) {
    const last = blocks.at(-1);
    const isLine = type === 'Line';
    if (last?.isLine === true && isLine && /^\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.value += ` ${value}`;
      last.end = end;
    } else blocks.push({ value, start, end, isLine });
  }
  return blocks.flatMap(({ value, end }) => {
    const next = text
      .slice(end)
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '' && line !== '}');
    return toSentence(file, value.replaceAll(/^\s*\*+/gm, ''), next);
  });
}

/** Returns test titles, each after the titles of its groups. */
export function listTitles({ file, text }: Source): Sentence[] {
  if (!TEST.test(file)) return [];
  const titles: Sentence[] = [];
  const groups: { title: string; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, end, arguments: [title] }) {
      let root: unknown = callee;
      const modifiers: string[] = [];
      while (isNode(root) && root.type !== 'Identifier') {
        const { property } = root as { property?: unknown };
        if (isNode(property)) modifiers.push(String(property['name']));
        root = root['object'] ?? root['callee'] ?? root['tag'];
      }
      const name = isNode(root) ? String(root['name']) : '';
      if (!RUNNERS.has(name) || !modifiers.every((one) => MODIFIERS.has(one))) return;
      const runner = modifiers.includes('describe') ? 'describe' : name;
      if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
      const words = text.slice(title.start + 1, title.end - 1);
      while (groups.length > 0 && (groups.at(-1)?.end ?? 0) < title.start) groups.pop();
      if (runner === 'describe') groups.push({ title: words, end });
      else {
        const path = [...groups.map((group) => group.title), words];
        titles.push(...toSentence(file, path.join(' › ')));
      }
    },
  }).visit(parseSync(file, text).program);
  return titles;
}

/** Returns paragraphs and list items of Markdown files, without code, tables and headings. */
export function listParagraphs({ file, text }: Source): Sentence[] {
  if (!/^(?:[A-Z]+|docs\/.+)\.md$/.test(file)) return [];
  return text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .filter((block) => !/^\s*(?:[#|!<>[]|$)/.test(block))
    .flatMap((block) => toSentence(file, block.replace(/^\s*(?:[-*]|\d+\.) /, '')))
    .filter((sentence) => sentence.text.split(' ').length >= LEAST_WORDS);
}

function toSentence(file: string, raw: string, of?: string): Sentence[] {
  const text = raw.replaceAll(/\s+/g, ' ').trim();
  if (text === '' || DIRECTIVE.test(text)) return [];
  return [{ file, text, ...(of !== undefined && { of: of.slice(0, 100) }) }];
}

function isNode(value: unknown): value is Record<string, unknown> & { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value;
}
