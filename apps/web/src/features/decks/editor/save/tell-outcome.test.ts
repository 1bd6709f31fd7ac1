import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { openContractTexts } from '#lib/contract-texts.test-support.ts';
import { toApiError } from '#lib/to-api-error.ts';
import { catchToasts } from '#ui/toast/caught-toasts.test-support.ts';
import { TOAST_TIME_MS } from '#ui/toast/toast-kinds.ts';
import { tellRefusal } from './tell-outcome.ts';

let caught: ReturnType<typeof catchToasts>;
beforeEach(() => {
  openContractTexts();
  caught = catchToasts();
});
afterEach(() => caught.stop());

/** The API's answer as the client parses it. */
const answer = (status: number, code: string, detail: string, params = {}) =>
  toApiError(status, { code, detail, params }, null);

describe('a refused save', () => {
  it('DECK-26 a refusal says it failed, and other errors say why', () => {
    tellRefusal(answer(409, 'DECK_ID_TAKEN', 'x'), '');
    tellRefusal(new Error('The disk is full'), '');
    expect(caught.shown).toEqual([
      {
        kind: 'error',
        title: 'Failed to save decklist',
        detail: 'Another deck already has this id.',
      },
      { kind: 'error', title: 'Error saving decklist: The disk is full' },
    ]);
  });

  it("DECK-28 a cooldown is a warning of 5 s at top-right with the server's text", () => {
    tellRefusal(answer(429, 'DECK_COOLDOWN', 'x', { seconds: 12 }), '');
    expect(caught.shown).toEqual([
      {
        kind: 'warning',
        position: 'top-right',
        title: 'Deck save cooldown: try again in 12 seconds.',
      },
    ]);
    expect(TOAST_TIME_MS[caught.shown[0]?.kind ?? 'error']).toBe(5000);
  });

  it('DECK-29 DECK-30 missing permission and a lock have their own messages', () => {
    tellRefusal(answer(403, 'PERMISSION_DENIED', 'x'), 'Clone it.');
    tellRefusal(answer(423, 'DECK_LOCKED', 'x'), 'Clone it.');
    expect(caught.shown).toEqual([
      { kind: 'error', title: 'You do not have permission to edit this deck' },
      {
        kind: 'error',
        title: 'This deck is locked and cannot be edited',
        detail: 'Clone it.',
      },
    ]);
  });

  it('DECK-31 any other failure keeps its code and message', () => {
    const known = answer(413, 'BODY_TOO_LARGE', 'x', { limit: 10 });
    const foreign = answer(418, 'TEAPOT', 'I am a teapot.');
    expect([known.code, (foreign.body as { code: string }).code]).toEqual([
      'BODY_TOO_LARGE',
      'TEAPOT',
    ]);
    const page = new ApiError({ code: 'UNKNOWN', status: 502, detail: 'HTTP 502' });
    for (const error of [known, foreign, page]) tellRefusal(error, '');
    expect(caught.shown.map(({ detail }) => detail)).toEqual([
      'The request body is larger than 10 bytes.',
      'I am a teapot.',
      'HTTP 502',
    ]);
  });
});
