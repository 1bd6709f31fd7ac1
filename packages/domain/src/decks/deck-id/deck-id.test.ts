import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDeckId, decodeDeckId, encodeDeckId } from './deck-id.ts';

const NOW = Date.parse('2026-11-15T00:00:00Z');
const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const moment = fc.integer({ min: 0, max: 2 ** 47 });

it('every generated id decodes to a UUID version 7 and encodes back', () => {
  fc.assert(
    fc.property(moment, bytes, (now, random) => {
      const shown = createDeckId(now, random);
      const uuid = decodeDeckId(shown) ?? '';
      expect(shown).toMatch(/^[0-9A-Za-z]{22}$/);
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(uuid.replace('-', '').slice(0, 12), 16)).toBe(now);
      expect(encodeDeckId(uuid)).toBe(shown);
    }),
  );
});

it('later ids sort after earlier ones', () => {
  const random = new Uint8Array(10).fill(255);
  expect(createDeckId(NOW + 1, new Uint8Array(10)) > createDeckId(NOW, random)).toBe(true);
});

it.each([
  '',
  'short',
  '0000000000000000000000',
  'zzzzzzzzzzzzzzzzzzzzzz',
  '../../etc/passwd/aaaaa',
  '019a0000-0000-7000-8000-000000000000',
])('%j is not a deck id', (text) => {
  expect(decodeDeckId(text)).toBeUndefined();
});

it('throws for values that cannot be an id', () => {
  expect(() => encodeDeckId('nothing')).toThrow('no UUID');
  expect(() => createDeckId(NOW, new Uint8Array(9))).toThrow('ten random bytes');
});
