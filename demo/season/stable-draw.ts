import { seededNumbers } from '@deckframe/domain/tournaments/draw';

/** Returns a number from 0 to below 1 that depends only on the text. */
export function drawOf(text: string): number {
  let seed = 2_166_136_261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return seededNumbers(seed)();
}

/**
 * Returns a bell-shaped number around 0, mostly between -1 and 1, that depends only on the text.
 */
export const bellOf = (text: string): number =>
  drawOf(`${text} a`) + drawOf(`${text} b`) + drawOf(`${text} c`) - 1.5;
