import { expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createKeptKey } from './kept-key.ts';

const lost = new ApiError({ code: 'TIMEOUT', status: 0, detail: 'No answer' });
const refused = new ApiError({ code: 'COMMENTS_LOCKED', status: 423, detail: 'No' });

it('pressed again after a lost answer it is the same act, until there is an answer', () => {
  const kept = createKeptKey();
  const first = kept.take({ text: 'Hold it back' });
  kept.settle(first, lost);
  expect(kept.take({ text: 'Hold it back' })).toBe(first);
  kept.settle(first);
  expect(kept.take({ text: 'Hold it back' })).not.toBe(first);
});

it('other words, or a refusal, make it another act', () => {
  const kept = createKeptKey();
  const first = kept.take('a');
  kept.settle(first, lost);
  const second = kept.take('b');
  expect(second).not.toBe(first);
  kept.settle(second, refused);
  expect(kept.take('b')).not.toBe(second);
});

it('two presses while no answer has come are two acts', () => {
  const kept = createKeptKey();
  const first = kept.take(4);
  const second = kept.take(4);
  expect(second).not.toBe(first);
  kept.settle(first, lost);
  kept.settle(second, lost);
  expect(kept.take(4)).toBe(second);
});
