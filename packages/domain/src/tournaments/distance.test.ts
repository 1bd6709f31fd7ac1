import { assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, coarsen, kilometresBetween, parsePoint, printPoint } from './distance.ts';

const BERGEN = { latitude: 60.39, longitude: 5.32 };
const OSLO = { latitude: 59.91, longitude: 10.75 };
const point = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
});

describe('distance in kilometres', () => {
  it.each([
    [BERGEN, BERGEN, 0],
    [BERGEN, OSLO, 305],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
    [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 70 }, 20_015],
    [{ latitude: -33.87, longitude: 151.21 }, { latitude: 51.51, longitude: -0.13 }, 16_994],
  ])('from %j to %j are %i', (a, b, expected) => {
    expect(Math.round(kilometresBetween(a, b))).toBe(expected);
  });

  it('is equal in both directions', () => {
    assert(
      property(point, point, (a, b) => {
        expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 6);
      }),
    );
  });
});

it('the box contains every point within the distance, also at the date line and poles', () => {
  const step = record({
    turn: double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    share: double({ min: 0, max: 1.2, noNaN: true }),
  });
  assert(
    property(point, constantFrom(5, 25, 250), step, (centre, km, { turn, share }) => {
      const other = go(centre, km * share, turn);
      if (kilometresBetween(centre, other) > km) return;
      const { south, north, west, east } = boxAround(centre, km);
      const rest = 1e-6;
      expect(other.latitude).toBeGreaterThanOrEqual(south - rest);
      expect(other.latitude).toBeLessThanOrEqual(north + rest);
      const isEast = other.longitude >= west - rest;
      const isWest = other.longitude <= east + rest;
      expect(west <= east ? isEast && isWest : isEast || isWest).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it('a box of 25 kilometres around Bergen ends before Oslo', () => {
  const { south, north, west, east } = boxAround(BERGEN, 25);
  expect([south, north, west, east].map((side) => Number(side.toFixed(2)))).toEqual([
    60.17, 60.61, 4.86, 5.78,
  ]);
});

it('coordinates are rounded to a hundredth of a degree', () => {
  expect(coarsen({ latitude: 60.394_87, longitude: -5.325_1 })).toEqual({
    latitude: 60.39,
    longitude: -5.33,
  });
});

describe('typed coordinates', () => {
  it.each([
    ['60.39, 5.32', BERGEN],
    ['60.39 5.32', BERGEN],
    [' 60.39;5.32 ', BERGEN],
    ['-33.87,+151.21', { latitude: -33.87, longitude: 151.21 }],
  ])('%s parses to a point', (text, expected) => {
    expect(parsePoint(text)).toEqual(expected);
  });

  it.each(['', 'Bergen', '60.39', '91, 5', '60, 181', '60.39, 5.32, 7', '60,39, 5,32'])(
    '%s is not a point',
    (text) => {
      expect(parsePoint(text)).toBeUndefined();
    },
  );

  it('a printed point parses back', () => {
    expect(parsePoint(printPoint(BERGEN))).toEqual(BERGEN);
  });
});

function go({ latitude, longitude }: typeof BERGEN, km: number, turn: number): typeof BERGEN {
  const rad = Math.PI / 180;
  const angle = km / 6371;
  const from = latitude * rad;
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(turn),
  );
  const across = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  const east = longitude + across / rad;
  return { latitude: to / rad, longitude: ((((east + 180) % 360) + 360) % 360) - 180 };
}
