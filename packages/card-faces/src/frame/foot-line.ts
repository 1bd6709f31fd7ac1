import { drawFitted } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';
import { type Frame, rarityTag } from './frame-kit.ts';

/** Where the line begins and ends, and how wide the card's number may be. */
export type FootLine = { x: number; widest: number; right: number };

/** Number, rarity and set in one line at a card's foot; the set gives way first. */
export function drawFootLine(frame: Frame, { x, widest, right }: FootLine): string {
  const { card, ink, tones } = frame;
  const on = [tones.panel];
  const width = Math.min(widest, textWidth(card.number, 'mono', 15.5));
  const tag = rarityTag(frame, x + width + 12, 846, 15);
  const setX = x + width + tag.width + 24;
  return (
    drawFitted(card.number, {
      ink,
      font: 'mono',
      size: 15.5,
      fill: '#e6e9ee',
      on,
      role: 'number',
      box: { x, y: 845, width: width + 0.5, height: 20 },
    }) +
    tag.markup +
    drawFitted(card.set, {
      ink,
      font: 'text',
      size: 14,
      fill: '#b4bcc6',
      on,
      role: 'set',
      anchor: 'end',
      box: { x: setX, y: 846, width: right - setX, height: 19 },
    })
  );
}
