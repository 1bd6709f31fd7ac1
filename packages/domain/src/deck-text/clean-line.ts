/** A line without what copying adds: wide characters, invisible ones, bullets, quotes, commas. */
export function cleanLine(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u2060\uFEFF"“”]/g, '')
    .replace(/\s+/g, (gap) => (gap.includes('\t') ? '\t' : ' '))
    .trim()
    .replace(/^[-*•·–—]\s+(?=\S)/, '')
    .replace(/[,;]$/, '')
    .trim();
}
