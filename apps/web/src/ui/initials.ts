/** Two letters for a name without a picture (SHELL-27): of two words, otherwise of one. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._&-]+/u)
    .filter(Boolean);
  const [first = '', second = ''] = words;
  const letters = second ? [letterOf(first), letterOf(second)] : Array.from(first).slice(0, 2);
  return letters.join('').toUpperCase();
}

function letterOf(word: string): string {
  return Array.from(word)[0] ?? '';
}
