import { describe, expect, it } from 'vitest';
import {
  countSlots,
  countSlotsBefore,
  isFullWidthSlot,
  isSlotPlace,
  orderAds,
  pickAd,
} from './pick-ad.ts';

describe('slots', () => {
  it('ADS-13 come after 5, 35, 65 … cards', () => {
    const after = Array.from({ length: 100 }, (_, cards) => cards).filter(
      (cards) => cards > 0 && countSlots(cards) > countSlots(cards - 1),
    );
    expect(after).toEqual([5, 35, 65, 95]);
  });

  it('ADS-13 are inserted after these cards', () => {
    const row = Array.from({ length: 70 }, (_, place) =>
      isSlotPlace(place) ? 'slot' : place - countSlotsBefore(place),
    );
    expect([row[4], row[5], row[6], row[35], row[36], row[37]]).toEqual([
      4,
      'slot',
      5,
      34,
      'slot',
      35,
    ]);
    expect(row.filter((cell) => cell !== 'slot')).toEqual(
      Array.from({ length: 67 }, (_, at) => at),
    );
  });

  it('ADS-14 use the full width if the size times 100 is below 250', () => {
    expect([0.7, 2.49, 2.5, 3.2].map(isFullWidthSlot)).toEqual([true, true, false, false]);
  });
});

describe('choosing an ad', () => {
  const ads = [
    { id: 'a', weight: 1 },
    { id: 'b', weight: 3 },
  ];

  it('follows the weights', () => {
    const picked = [0, 0.24, 0.25, 0.999].map((chance) => pickAd(ads, chance)?.id);
    expect(picked).toEqual(['a', 'a', 'b', 'b']);
    expect(pickAd([], 0.5)).toBeUndefined();
  });

  it('shuffles each ad once', () => {
    expect(orderAds(ads, [0.9, 0]).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(orderAds(ads, [0, 0]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
