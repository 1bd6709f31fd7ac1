/** The documents' stored form. Example: `printStaples(['A-1', 'B-2'])` is `A-1;B-2`. */
export function printStaples(cards: readonly string[]): string {
  return cards.join(';');
}

/** Example: `readStaples(' A-1;;B-2; ')` is `['A-1', 'B-2']`. */
export function readStaples(text: string): string[] {
  return text
    .split(';')
    .map((card) => card.trim())
    .filter((card) => card !== '');
}
