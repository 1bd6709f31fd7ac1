export interface EffectPart {
  readonly kind: 'text' | 'keyword' | 'timing';
  readonly text: string;
}

/** `<Guard>`, `[Guard]` and `【Launch】`. */
const MARKED = /<([^<>]+)>|【([^【】]+)】|\[([^[\]]+)\]/g;
const LINE_BREAK = /<br\s*\/?>/gi;

/** Splits `<Blocker> Draw 1.` into keyword and text, never HTML. */
export function splitEffect(effect: string): EffectPart[] {
  const plain = effect.replace(LINE_BREAK, ' ').trim();
  const parts: EffectPart[] = [];
  let at = 0;
  for (const match of plain.matchAll(MARKED)) {
    if (match.index > at) parts.push({ kind: 'text', text: plain.slice(at, match.index) });
    const [whole, keyword, timing, bracketed] = match;
    parts.push({
      kind: timing === undefined ? 'keyword' : 'timing',
      text: keyword ?? timing ?? bracketed ?? '',
    });
    at = match.index + whole.length;
  }
  if (at < plain.length) parts.push({ kind: 'text', text: plain.slice(at) });
  return parts;
}

/** Splits each line of the text into its parts. */
export function splitEffectLines(effect: string): EffectPart[][] {
  return effect
    .replace(LINE_BREAK, '\n')
    .split('\n')
    .map(splitEffect)
    .filter((parts) => parts.length > 0);
}

/** Returns one line without brackets. */
export function toPlainEffect(effect: string): string {
  return splitEffect(effect.replaceAll('\n', ' '))
    .map(({ text }) => text)
    .join('');
}

/** `Mend 2` is the keyword `Mend`. */
export function toKeywordName(text: string): string {
  return text.replace(/(?<!\s)\s+[\dx]+$/i, '').trim();
}
