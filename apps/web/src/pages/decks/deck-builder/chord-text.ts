/** Prints a shortcut for this keyboard: `⌘S` or `Ctrl S`. */
export function chordText(key: string): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`;
}
