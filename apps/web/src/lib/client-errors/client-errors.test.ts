import type { ClientError } from '@deckframe/domain/site/client-errors/client-error';
import { expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { suppressResizeObserverErrors } from '../resize-observer-errors.ts';
import { createErrorSender } from './error-sender.ts';
import { watchErrors } from './watch-errors.ts';

function open() {
  const sent: ClientError[] = [];
  const sender = createErrorSender((error) => sent.push(error));
  const target = new EventTarget();
  suppressResizeObserverErrors(target);
  watchErrors(target, sender);
  const raise = (type: string, fields: object) =>
    target.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));
  return { sent, sender, raise };
}

it('reports uncaught errors, unhandled rejections and render errors', () => {
  const { sent, sender, raise } = open();
  raise('error', { message: 'x', error: new TypeError('x is not a function') });
  raise('unhandledrejection', { reason: new Error('never waited for') });
  raise('unhandledrejection', { reason: 'only words' });
  sender.note('render', new RangeError('too deep'));
  expect(sent.map(({ kind, name, message }) => [kind, name, message])).toEqual([
    ['error', 'TypeError', 'x is not a function'],
    ['rejection', 'Error', 'never waited for'],
    ['rejection', 'Error', 'only words'],
    ['render', 'RangeError', 'too deep'],
  ]);
  expect(sent[0]?.stack).toContain('TypeError');
});

it('reports the same error once, and at most five per page load', () => {
  const { sent, sender } = open();
  const error = new Error('again');
  sender.note('render', error);
  sender.note('error', error);
  expect(sent).toHaveLength(1);
  for (let index = 0; index < 9; index += 1) sender.note('error', new Error(`fault ${index}`));
  expect(sent).toHaveLength(5);
});

it('ignores refusals, aborts and ResizeObserver notices', () => {
  const { sent, sender, raise } = open();
  sender.note('rejection', new ApiError({ code: 'NETWORK', status: 0, detail: 'No connection' }));
  sender.note('rejection', new DOMException('called off', 'AbortError'));
  const notice = 'ResizeObserver loop completed with undelivered notifications.';
  raise('error', { message: notice, error: new Error(notice) });
  raise('error', { message: 'a picture', error: null });
  expect(sent).toEqual([]);
});

it('reports nothing about the user', () => {
  const { sent, sender } = open();
  const error = new Error('No deck of vesper@mail.example, member 12345678');
  error.stack = 'at https://cards.test/v3/gundam/profile/4711?token=abc:3:1';
  sender.note('error', error);
  expect(JSON.stringify(sent)).not.toMatch(/vesper|12345678|4711|token/);
});
