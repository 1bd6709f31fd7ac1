/** A part of a line. Links only lead to web addresses, and nothing contains markup. */
export type InlinePart =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly InlinePart[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly InlinePart[] };

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly parts: readonly InlinePart[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: readonly (readonly InlinePart[])[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly InlinePart[])[];
    }
  | { readonly kind: 'rule' };

const HEADING = /^(#{1,3})\s+(\S.*)$/;
const BULLET = /^\s*[-*+]\s+(.*)$/;
const NUMBERED = /^\s*\d{1,3}[.)]\s+(.*)$/;
const QUOTE = /^\s*>\s?(.*)$/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const WEB_ADDRESS = /^https?:\/\/[^\s<>"]+$/i;

/**
 * A subset of Markdown: headings, lists, quotes, rules, bold, italic, code, links. Everything else,
 * including HTML, stays text.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let open: string[] = [];
  let kind: 'paragraph' | 'quote' | 'bullets' | 'numbers' = 'paragraph';
  const close = (): void => {
    if (open.length === 0) return;
    const lines = open.map(parseInline);
    if (kind === 'bullets' || kind === 'numbers') {
      blocks.push({ kind: 'list', ordered: kind === 'numbers', items: lines });
    } else blocks.push({ kind, lines });
    open = [];
  };
  const add = (next: typeof kind, line: string): void => {
    if (kind !== next) close();
    kind = next;
    open.push(line);
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const heading = HEADING.exec(line);
    const item = BULLET.exec(line)?.[1];
    const number = NUMBERED.exec(line)?.[1];
    const quote = QUOTE.exec(line)?.[1];
    if (line.trim() === '') close();
    else if (RULE.test(line)) {
      close();
      blocks.push({ kind: 'rule' });
    } else if (heading) {
      close();
      const level = (heading[1]?.length ?? 1) as 1 | 2 | 3;
      blocks.push({ kind: 'heading', level, parts: parseInline(cutClosing(heading[2] ?? '')) });
    } else if (item !== undefined) add('bullets', item);
    else if (number !== undefined) add('numbers', number);
    else if (quote !== undefined) add('quote', quote);
    else add('paragraph', line);
  }
  close();
  return blocks;
}

/** Removes closing marks of a heading. Example: `Plan ##` is `Plan`. */
function cutClosing(heading: string): string {
  const text = heading.trimEnd();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return text.slice(0, end).trimEnd() || text;
}

/** Longest marks first. A mark without its end is plain text. */
const INLINE =
  /`([^`]+)`|\*\*([^*]+(?:\*(?!\*)[^*]*)*)\*\*|__([^_]+)__|\*([^*\s][^*]*)\*|(?<![\w])_([^_]+)_(?![\w])|\[([^[\]]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/gi;

export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strongA, strongB, emA, emB, label, target, bare] = match;
    const part = toPart({ code, strong: strongA ?? strongB, em: emA ?? emB, label, target, bare });
    if (!part) continue;
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    parts.push(part);
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

type Found = Record<'code' | 'strong' | 'em' | 'label' | 'target' | 'bare', string | undefined>;

function toPart({ code, strong, em, label, target, bare }: Found): InlinePart | null {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: parseInline(strong) };
  if (em !== undefined) return { kind: 'emphasis', parts: parseInline(em) };
  if (bare !== undefined)
    return { kind: 'link', href: bare, parts: [{ kind: 'text', text: bare }] };
  if (label === undefined || target === undefined || !WEB_ADDRESS.test(target)) return null;
  return { kind: 'link', href: target, parts: [{ kind: 'text', text: label }] };
}
