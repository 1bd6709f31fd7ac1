export interface DailyCardQuestion {
  readonly game: string;
  /** UTC date, YYYY-MM-DD. */
  readonly date: string;
  /** Card numbers that may be chosen; order and repetition do not matter. */
  readonly candidates: readonly string[];
  /** Card numbers shown on the days before; avoided while anything else is left. */
  readonly recent: readonly string[];
}

/**
 * The card of the day: the same for everyone who asks with the same facts, so any process may fill
 * the row. Each candidate draws a score for this game and date and the highest wins, hence a card
 * added to or taken from the catalogue changes only the days that it wins itself.
 * Example: with no candidates the answer is null.
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

/** FNV-1a, then a final mix: neighbouring card numbers must not get neighbouring scores. */
function scoreOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
