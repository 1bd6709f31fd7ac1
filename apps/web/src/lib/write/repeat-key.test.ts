import { expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createRepeatKey } from './use-write.ts';

vi.mock('@lingui/core/macro', () => ({
  msg: (words: TemplateStringsArray) => ({ id: words.join('') }),
}));

const lost = new ApiError({ code: 'TIMEOUT', status: 0, detail: 'No answer' });
const refused = new ApiError({ code: 'COMMENTS_LOCKED', status: 423, detail: 'No' });

it('clicking again after a lost answer uses the same key until there is an answer', () => {
  const held = createRepeatKey();
  const first = held.take({ text: 'Hold it back' });
  held.settle(first, lost);
  expect(held.take({ text: 'Hold it back' })).toBe(first);
  held.settle(first);
  expect(held.take({ text: 'Hold it back' })).not.toBe(first);
});

it('other content, or a refusal, makes a new key', () => {
  const held = createRepeatKey();
  const first = held.take('a');
  held.settle(first, lost);
  const second = held.take('b');
  expect(second).not.toBe(first);
  held.settle(second, refused);
  expect(held.take('b')).not.toBe(second);
});

it('two clicks without an answer in between use two keys', () => {
  const held = createRepeatKey();
  const first = held.take(4);
  const second = held.take(4);
  expect(second).not.toBe(first);
  held.settle(first, lost);
  held.settle(second, lost);
  expect(held.take(4)).toBe(second);
});
