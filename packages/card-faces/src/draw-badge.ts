/** Badges of members: a metal medal with a symbol. */
import { INK, lighten, mix } from './color-math.ts';
import {
  circle,
  linearGradient,
  path,
  polygon,
  regularPolygon,
  ring,
  stroke,
} from './svg-markup.ts';

/** Symbols of 24 x 24. The caller decides which badge shows which symbol. */
const SYMBOLS = {
  play: 'M7 4 20 12 7 20Z',
  broadcast:
    'M12 9a3 3 0 0 1 2 5.200L15 22H9l1-7.800A3 3 0 0 1 12 9ZM5.6 4.600l1.7 1.700a8 8 0 0 0 0 11.400l-1.7 1.700a10.4 10.4 0 0 1 0-14.800Zm12.8 0a10.4 10.4 0 0 1 0 14.800l-1.7-1.700a8 8 0 0 0 0-11.400Z',
  crest: 'M2 19 1 6l6 5 5-9 5 9 6-5-1 13Z',
  quill: 'M21 3C12 3 5 9 4 21l2.4-.4C7 17 8.4 14.6 10 13l4 .4-2.4-2 5-.6-3-1.600C17 8 20 6 21 3Z',
  cards: 'M3 6 12 3l5 14-9 3ZM13 5l7 1-2 13-2.6-.4Z',
  trophy:
    'M6 2h12v3h4c0 5-2 7-5 7.500A6 6 0 0 1 13 15v3h4v4H7v-4h4v-3a6 6 0 0 1-4-2.500C4 12 2 10 2 5h4Z',
  star: 'M12 1l3.2 7.6 8.3.6-6.4 5.3 2 8L12 18.2 4.9 22.500l2-8L.5 9.200l8.3-.6Z',
  heart: 'M12 21C4 15 1 11 2 7c1-4 6-5 10-1 4-4 9-3 10 1 1 4-2 8-10 14Z',
} as const;
/** @internal */
export const BADGE_SYMBOLS = Object.keys(SYMBOLS) as readonly (keyof typeof SYMBOLS)[];
export type BadgeSymbol = keyof typeof SYMBOLS;

export function drawBadge(symbol: BadgeSymbol, color: string): string {
  const plate = mix(color, '#0b0e13', 0.55);
  const outer = polygon(regularPolygon(48, 48, 46, 8, 22.5));
  const inner = polygon(regularPolygon(48, 48, 38, 8, 22.5));
  const half = polygon([[48, 48], ...regularPolygon(48, 48, 38, 8, 22.5).slice(4, 8)]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" aria-hidden="true"><defs>${linearGradient(
      `b${symbol}`,
      [
        [0, lighten(color, 0.55)],
        [0.5, color],
        [1, mix(color, INK, 0.4)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    )}</defs>` +
    path(outer, `url(#b${symbol})`) +
    path(inner, plate) +
    path(half, '#ffffff', 'opacity=".08"') +
    ring(48, 48, 30, color, 1.5, 'stroke-dasharray="2 4" opacity=".7"') +
    circle(48, 48, 27, mix(plate, '#000000', 0.3)) +
    path(SYMBOLS[symbol], '#ffffff', 'transform="translate(27.6 27.6) scale(1.7)"') +
    stroke(outer, '#ffffff', 1, 'opacity=".35"') +
    '</svg>'
  );
}
