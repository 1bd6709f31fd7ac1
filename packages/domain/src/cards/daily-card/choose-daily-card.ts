export interface DailyCardQuestion {
  readonly game: string;
  /** UTC date, YYYY-MM-DD. */
  readonly date: string;
  /** Card numbers that may be chosen. Order and duplicates do not matter. */
  readonly candidates: readonly string[];
  /** Card numbers of previous days. They are avoided while others remain. */
  readonly recent: readonly string[];
}

/**
 * Returns the card of the day. It depends only on the arguments, so any process may fill the row.
 * Each candidate gets a score for this game and date, and the highest wins. A card added to or
 * removed from the catalogue therefore changes only the days that it wins. Without candidates the
 * result is null.
 */
export function chooseDailyCard(question: DailyCardQuestion): string | null {
  const recent = new Set(question.recent);
  const fresh = question.candidates.filter((cardno) => !recent.has(cardno));
  let best: { cardno: string; score: number } | null = null;
  for (const cardno of fresh.length > 0 ? fresh : question.candidates) {
    const score = scoreOf(`${question.game}/${question.date}/${cardno}`);
    if (best === null || score > best.score || (score === best.score && cardno < best.cardno)) {
      best = { cardno, score };
    }
  }
  return best?.cardno ?? null;
}

/** FNV-1a with a final mix, so that neighbouring card numbers get unrelated scores. */
function scoreOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
