import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDailyCard } from './choose-daily-card.ts';

const cardnos = Array.from(
  { length: 63 },
  (_, index) => `XD01-${String(index + 1).padStart(3, '0')}`,
);
const ask = (date: string, candidates = cardnos, recent: string[] = []) =>
  chooseDailyCard({ game: 'gundam', date, candidates, recent });

describe('chooseDailyCard', () => {
  it('returns null without candidates', () => {
    expect(ask('2026-01-01', [])).toBeNull();
  });

  it('does not depend on the order of the candidates', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(cardnos, { minLength: 1 }), fc.string(), (subset, date) => {
        expect(ask(date, subset)).toBe(ask(date, [...subset].sort()));
        expect(subset).toContain(ask(date, subset));
      }),
    );
  });

  it('avoids recent cards while others remain', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(cardnos, { maxLength: cardnos.length - 1 }), (recent) => {
        expect(recent).not.toContain(ask('2026-02-03', cardnos, recent));
      }),
    );
    expect(cardnos).toContain(ask('2026-02-03', cardnos, cardnos));
  });

  it('differs between games and covers the whole catalogue within a year', () => {
    const days = Array.from({ length: 365 }, (_, index) => `day ${index}`);
    const chosen = new Set(days.map((day) => ask(day)));
    expect(chosen.size).toBeGreaterThan(60);
    const other = days.filter(
      (day) =>
        chooseDailyCard({ game: 'ua', date: day, candidates: cardnos, recent: [] }) === ask(day),
    );
    expect(other.length).toBeLessThan(30);
  });

  it('adding a card to the catalogue changes the choice of a day only if that card wins', () => {
    const before = ask('2026-03-04');
    const after = ask('2026-03-04', [...cardnos, 'XD02-001']);
    expect([before, 'XD02-001']).toContain(after);
  });
});
