import { ERROR_CODES } from '@deckframe/contract/error-codes';
import { ERROR_MESSAGES } from '@deckframe/contract/messages';
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorText } from './message-text.ts';
import { isWorthRetrying } from './query-client.ts';
import { requestWithTimeout } from './request-with-timeout.ts';
import { toApiError } from './to-api-error.ts';

describe('toApiError', () => {
  it.each(Object.keys(ERROR_CODES))('recognizes %s', (code) => {
    expect(toApiError(400, { code, detail: 'x' }, null).code).toBe(code);
  });

  it('keeps code, params and request id of a problem', () => {
    const error = toApiError(
      429,
      { code: 'RATE_LIMITED', detail: 'Slow down', params: { seconds: 3 }, requestId: 'r-1' },
      null,
    );
    expect(error).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      params: { seconds: 3 },
      requestId: 'r-1',
    });
  });

  it('uses the request id header when a proxy answers with HTML', () => {
    const error = toApiError(502, '<html>', 'r-2');
    expect(error).toMatchObject({ code: 'UNKNOWN', status: 502, requestId: 'r-2' });
  });

  it('ignores an unknown code', () => {
    expect(toApiError(400, { code: 'toString', detail: 'x' }, null).code).toBe('UNKNOWN');
  });
});

describe('errorText', () => {
  const refused = toApiError(409, { code: 'VERSION_CONFLICT', detail: 'As the API says it' }, null);

  it("uses the catalogue's text once loaded, and the API's before", () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    expect(errorText(refused)).toBe('As the API says it');
    const words = Object.entries(ERROR_MESSAGES).map(([code, text]) => [`error.${code}`, text]);
    i18n.loadAndActivate({ locale: 'en', messages: Object.fromEntries(words) });
    expect(errorText(refused)).toBe(ERROR_MESSAGES.VERSION_CONFLICT);
  });
});

describe('requestWithTimeout', () => {
  const request = new Request('http://127.0.0.1/api/me');
  const failing: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

  it('reports a lost connection as NETWORK and a late answer as TIMEOUT', async () => {
    const running = new AbortController().signal;
    await expect(requestWithTimeout(request, failing, running)).rejects.toMatchObject({
      code: 'NETWORK',
    });
    await expect(requestWithTimeout(request, failing, AbortSignal.abort())).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
  });
});

it.each([
  ['NETWORK', 0, true],
  ['TIMEOUT', 0, true],
  ['OVERLOADED', 503, true],
  ['CARD_NOT_FOUND', 404, false],
  ['MAINTENANCE_LOCKED', 423, false],
  ['INTERNAL', 500, false],
] as const)('retries a read refused with %s (%i): %s', (code, status, expected) => {
  expect(isWorthRetrying(new ApiError({ code, status, detail: '' }))).toBe(expected);
});
