/** SVG helpers: numbers, escaped text, polygons, gradients. */
export type Point = readonly [number, number];
/** Points, as array or in SVG syntax: `"0,0 10,5 0,8"`. */
export type Outline = string | readonly Point[];
export type GradientStop = readonly [offset: number, color: string, opacity?: number];

/** One decimal place is smaller than a pixel at every displayed size. */
export const round = (value: number): number => Math.round(value * 10) / 10;
export const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Characters that XML 1.0 does not allow, not even escaped. */
// oxlint-disable-next-line no-control-regex -- exactly these control characters must go
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export const escapeXml = (text: string): string =>
  text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

export function points(outline: Outline): readonly Point[] {
  if (typeof outline !== 'string') return outline;
  return outline.split(' ').map((pair) => {
    const [x = '0', y = '0'] = pair.split(',');
    return [Number(x), Number(y)];
  });
}

const lines = (outline: Outline): string =>
  points(outline)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L');
export const polygon = (outline: Outline): string => `M${lines(outline)}Z`;
export const polyline = (outline: Outline): string => `M${lines(outline)}`;

export function rotate([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [
    cx + dx * Math.cos(angle) - dy * Math.sin(angle),
    cy + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

export const rotateAll = (outline: Outline, center: Point, degrees: number): Point[] =>
  points(outline).map((point) => rotate(point, center, degrees));

export const shift = (outline: Outline, dx: number, dy: number): Point[] =>
  points(outline).map(([x, y]) => [x + dx, y + dy]);

export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

export const regularPolygon = (
  cx: number,
  cy: number,
  radius: number,
  sides: number,
  turn = 0,
): Point[] =>
  Array.from({ length: sides }, (_, index) => polar(cx, cy, radius, (index * 360) / sides + turn));

export const middle = (one: Point, other: Point): Point => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
];

const stopMarkup = ([offset, color, opacity]: GradientStop): string =>
  `<stop offset="${round2(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

export const linearGradient = (
  id: string,
  stops: readonly GradientStop[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): string =>
  `<linearGradient id="${id}" ${direction}>${stops.map(stopMarkup).join('')}</linearGradient>`;

export const radialGradient = (id: string, stops: readonly GradientStop[]): string =>
  `<radialGradient id="${id}">${stops.map(stopMarkup).join('')}</radialGradient>`;

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const stroke = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}"${extra && ` ${extra}`}/>`;

export const circle = (cx: number, cy: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const ring = (
  cx: number,
  cy: number,
  radius: number,
  color: string,
  width: number,
  extra = '',
): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="none" stroke="${color}" stroke-width="${round(width)}"${extra && ` ${extra}`}/>`;
