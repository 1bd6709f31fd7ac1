/** A place on earth in degrees. */
export type Point = { latitude: number; longitude: number };

/** A box in degrees. Across the date line, west is greater than east. */
export type Box = { south: number; north: number; west: number; east: number };

/** Search distances in kilometres. */
export const KILOMETRES = [5, 10, 25, 50, 100, 250] as const;

export const EARTH_RADIUS = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Rounds to hundredths of a degree, about a kilometre, to hide exact places. */
export const coarsen = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** Great-circle distance, accurate to half a percent. */
export function kilometresBetween(a: Point, b: Point): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Returns a box that contains all points within the distance. */
export function boxAround({ latitude, longitude }: Point, kilometres: number): Box {
  const angle = kilometres / EARTH_RADIUS;
  const south = Math.max(-90, latitude - degrees(angle));
  const north = Math.min(90, latitude + degrees(angle));
  const isAtPole = south === -90 || north === 90;
  if (isAtPole) return { south, north, west: -180, east: 180 };
  const width = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude))));
  return { south, north, west: wrap(longitude - width), east: wrap(longitude + width) };
}

const POINT = /^\s*([+-]?\d{1,2}(?:\.\d{1,10})?)\s*[,; ]\s*([+-]?\d{1,3}(?:\.\d{1,10})?)\s*$/u;

/** Parses latitude and longitude: `60.39, 5.32`. */
export function parsePoint(text: string): Point | undefined {
  const [, latitude, longitude] = POINT.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

export const printPoint = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`;
