import type { Card } from '@deckframe/domain/card';
import { describe, expect, it } from 'vitest';
import {
  findHoverCard,
  findWindowCard,
  nextPreview,
  NO_PREVIEW,
  type PreviewEvent,
} from './preview-state.ts';

const card = (cardno: string) => ({ cardno }) as Card;
const [a, b] = [card('A'), card('B')];
const after = (...events: PreviewEvent[]) => events.reduce(nextPreview, NO_PREVIEW);

describe('previews', () => {
  it('PREV-11 hover is shown or hidden, the window open or closed, a card pinned or not', () => {
    expect(findHoverCard(NO_PREVIEW)).toBeNull();
    expect(findHoverCard(after({ kind: 'hover', card: a }))).toBe(a);
    expect(findHoverCard(after({ kind: 'hover', card: a }, { kind: 'leave' }))).toBeNull();
    expect(findWindowCard(after({ kind: 'open', card: a }))).toBe(a);
    expect(findWindowCard(after({ kind: 'open', card: a }, { kind: 'close' }))).toBeNull();
    expect(after({ kind: 'pin', card: a }).pinned).toBe(a);
    expect(after({ kind: 'pin', card: a }, { kind: 'unpin' }).pinned).toBeNull();
  });

  it('PREV-12 a pinned card overrides hover', () => {
    const pinned = after({ kind: 'pin', card: a }, { kind: 'hover', card: b });
    expect(findWindowCard(pinned)).toBe(a);
    expect(findWindowCard(nextPreview(pinned, { kind: 'unpin' }))).toBe(b);
  });

  it('PREV-13 a hovered card is shown only while nothing is pinned', () => {
    const open = after({ kind: 'open', card: a }, { kind: 'hover', card: b });
    expect(findWindowCard(open)).toBe(b);
    const pinned = after({ kind: 'hover', card: b }, { kind: 'pin', card: a });
    expect([findHoverCard(pinned), findWindowCard(pinned)]).toEqual([null, a]);
    expect(findHoverCard(nextPreview(pinned, { kind: 'close' }))).toBe(b);
  });

  it('PREV-10 a change of route closes the window and hides the preview', () => {
    const all = after({ kind: 'hover', card: b }, { kind: 'pin', card: a });
    expect(nextPreview(all, { kind: 'routeChanged' })).toEqual(NO_PREVIEW);
  });
});
