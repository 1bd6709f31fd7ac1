/** Effects of rarity: metal of the frame, light bands, sparks. */
import type { FaceCard, FaceTier } from './face-card.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { linearGradient, round, round2 } from './svg-markup.ts';

const METALS: Record<FaceTier | 'gold', string> = {
  common: '3a424c 525c68 3f4852 5b6672 3a424c 4a545f',
  uncommon: '77828e e9eff5 98a4b1 ffffff 77828e d3dce5',
  rare: '8f7338 f4dfa0 b8934a fff0c2 8f7338 e9cd85',
  legend: '7fd7ff e9d7ff ffd9a8 c8ffe6 9cc2ff ffc4ee',
  promo: '2f8f86 b9fff0 48b3a6 eafffa 2f8f86 9cf2e2',
  gold: '8a5b12 ffe9a8 c98a1f fff6d5 a46c12 ffe08a',
};
const IRIDESCENT = '8ff3ff d6a8ff ffd98a 9dffc8 8fb4ff ff9fe0';
const FOIL = '7df9ff ff8af2 ffe37d 8dff9c 8aa8ff ff9d8a 7df9ff';

const evenStops = (colors: string): [number, string][] => {
  const list = colors.split(' ');
  return list.map((color, index) => [index / (list.length - 1), `#${color}`]);
};

const isGolden = ({ finish }: FaceCard): boolean => finish === 'sunburst' || finish === 'noir';

/**
 * Returns the metal gradient: graphite, silver, gold or prism by rarity, teal for promos, gold for
 * the rarest alternates.
 */
export const metalGradient = (card: FaceCard, id: string): string =>
  linearGradient(
    `${id}mt`,
    evenStops(METALS[isGolden(card) ? 'gold' : card.tier]),
    'x1="0" y1="0" x2="1" y2="1"',
  );

/** One plain tone per metal for small tags, so that their letters are readable. */
const TAGS: Record<FaceTier | 'gold', string> = {
  common: '#4a545f',
  uncommon: '#d3dce5',
  rare: '#e9cd85',
  legend: '#c8e4ff',
  promo: '#9cf2e2',
  gold: '#ffe08a',
};
export const metalTag = (card: FaceCard): string => TAGS[isGolden(card) ? 'gold' : card.tier];

export const iridescentGradient = (id: string): string =>
  linearGradient(
    `${id}iri`,
    evenStops(IRIDESCENT),
    'gradientUnits="userSpaceOnUse" x1="80" y1="40" x2="560" y2="620"',
  );

export const isLegend = ({ tier }: FaceCard): boolean => tier === 'legend';
export const hasFoil = (card: FaceCard): boolean =>
  card.finish === 'foil' || isLegend(card) || isGolden(card);

const SPARK = 'M0-12C1-3 3-1 12 0 3 1 1 3 0 12-1 3-3 1-12 0-3-1-1-3 0-12Z';

const spark = (random: SeededRandom, floor: number): string => {
  const scale = round2(random.range(4, 13) / 12);
  return `<path transform="translate(${round(random.range(60, 590))} ${round(random.range(60, floor))}) scale(${scale})" d="${SPARK}" fill="#fff" opacity="${round(random.range(0.35, 0.95))}"/>`;
};

/** Draws the foil effects over the art, down to `floor`. */
export function foilLayer(
  card: FaceCard,
  id: string,
  floor: number,
): { defs: string; body: string } {
  if (!hasFoil(card)) return { defs: '', body: '' };
  const random = seededRandom(`${card.number} foil`);
  const strong = isLegend(card);
  const stops = evenStops(FOIL).map(
    ([offset, color], index) => [offset, color, index % 2 ? 0.03 : 0.2] as const,
  );
  const defs = linearGradient(
    `${id}fo`,
    stops,
    'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="630" y2="880"',
  );
  let body = `<rect width="630" height="${floor}" fill="url(#${id}fo)"/>`;
  for (let band = -10; band < 24; band++)
    body += `<path d="M${band * 44} 0l${round(-floor * 0.34)} ${floor}h${band % 3 ? 7 : 18}l${round(floor * 0.34)} ${-floor}Z" fill="#fff" opacity="${strong ? 0.05 : 0.03}"/>`;
  for (let index = 0; index < (strong ? 22 : 9); index++) body += spark(random, floor - 40);
  return { defs, body };
}
