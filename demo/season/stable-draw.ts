import { seededNumbers } from '@deckframe/domain/tournaments/draw';

/** A number from 0 to below 1 that a text always has. */
export function drawOf(text: string): number {
  let seed = 2_166_136_261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return seededNumbers(seed)();
}

/** Around 0, mostly within 1. */
export const bellOf = (text: string): number =>
  drawOf(`${text} a`) + drawOf(`${text} b`) + drawOf(`${text} c`) - 1.5;
