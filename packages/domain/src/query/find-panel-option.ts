import type { CardIndex } from '../filter/card-index.ts';

/** The one option of a filter that a text means, as the cards spell it. */
export function findPanelOption(index: CardIndex, key: string, text: string): string | undefined {
  const options = index.options(key);
  const found = options?.findEqual(text) ?? [];
  return found.length === 1 ? options?.parts[found[0] ?? 0] : undefined;
}
