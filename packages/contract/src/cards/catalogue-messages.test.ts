import { expect, it } from 'vitest';
import { CATALOGUE_MESSAGES, fillMessage } from '../messages.ts';

it.each([
  ['CACHE-27', CATALOGUE_MESSAGES.offlineEmpty, 'No cached data available offline'],
  ['CACHE-28', CATALOGUE_MESSAGES.networkFallback, 'Using cached data due to network error'],
  ['CACHE-29', CATALOGUE_MESSAGES.cardOffline, 'Card not found in cache and device is offline'],
  ['CACHE-30', CATALOGUE_MESSAGES.queryOffline, 'No cached data available and device is offline'],
])('%s has the documented text: %s', (_id, text, literal) => {
  expect(text).toBe(literal);
});

it('CACHE-31 CACHE-32 a failed count and a failed batch include the cause', () => {
  const message = 'No connection';
  expect(fillMessage(CATALOGUE_MESSAGES.countFailed, { message })).toBe(
    'Failed to count cards: No connection',
  );
  expect(fillMessage(CATALOGUE_MESSAGES.batchFailed, { batch: 3, message })).toBe(
    'Failed to fetch batch 3: No connection',
  );
});
