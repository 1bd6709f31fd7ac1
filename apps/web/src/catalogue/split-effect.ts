export interface EffectPart {
  readonly kind: 'text' | 'keyword';
  readonly text: string;
}

const KEYWORD = /<([^<>]+)>/g;
const LINE_BREAK = /<br\s*\/?>/gi;

/** `<Blocker> Draw 1.` → a keyword and plain text. Effects are data, never markup. */
export function splitEffect(effect: string): EffectPart[] {
  const plain = effect.replace(LINE_BREAK, ' ').trim();
  const parts: EffectPart[] = [];
  let at = 0;
  for (const match of plain.matchAll(KEYWORD)) {
    if (match.index > at) parts.push({ kind: 'text', text: plain.slice(at, match.index) });
    parts.push({ kind: 'keyword', text: match[1] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < plain.length) parts.push({ kind: 'text', text: plain.slice(at) });
  return parts;
}
