import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDeck } from '../deck/deck.ts';
import {
  decodeBase64Url,
  encodeBase64Url,
  computeCrc32,
  decodeDeckCode,
  encodeDeckCode,
} from './deck-code.ts';
import { joinCardNumber, splitCardNumber } from '../../cards/catalogue/card-number.ts';
import { printDeckAddress, readDeckAddress } from './deck-code-address.ts';

const NUMBERS = [
  'GD01-001',
  'GD01-001_p1',
  'ST04-008',
  'R-001',
  'UE01BT/AUR-1-AP01★',
  'PROMO-A-001',
  'odd',
  '★-9',
];
const lines = fc.array(
  fc.record({
    cardno: fc.oneof(
      fc.constantFrom(...NUMBERS),
      fc
        .tuple(fc.constantFrom('GD01-', 'A1a-', 'AUR-1-'), fc.nat(999))
        .map(([prefix, number]) => `${prefix}${String(number).padStart(3, '0')}`),
      anyText(20).filter((text) => text !== ''),
    ),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
  { maxLength: 30 },
);
const decks = fc
  .record({ decklist_content: lines, considering: lines, sidedeck: lines, resourcedeck: lines })
  .map(createDeck);

describe('a deck code', () => {
  it('decodes to the deck that it encodes, without a catalogue', () => {
    fc.assert(
      fc.property(
        decks,
        fc.constantFrom('ua', 'uaen', 'pocket', 'opcg', 'gundam', 'sixth', 'x'),
        fc.string({ maxLength: 40 }),
        fc.array(fc.constantFrom('Fire', 'Water', 'Metal'), { maxLength: 3 }),
        (deck, gameid, name, energy) => {
          const coded = { gameid, name, deck, energy };
          const code = encodeDeckCode(coded);
          expect(code).toMatch(/^DF[\w-]+$/);
          expect(decodeDeckCode(` ${code}\n`)).toEqual({ ok: true, coded });
        },
      ),
      { numRuns: 200, seed: 6 },
    );
  });

  it('is short for a usual deck', () => {
    const numbers = Array.from({ length: 15 }, (_, index) => ({
      cardno: `GD01-${String(index * 8 + 1).padStart(3, '0')}`,
      quantity: 3,
    }));
    const deck = createDeck({
      decklist_content: numbers,
      resourcedeck: [{ cardno: 'R-001', quantity: 10 }],
    });
    expect(encodeDeckCode({ gameid: 'gundam', name: '', deck, energy: [] }).length).toBeLessThan(
      80,
    );
    const address = printDeckAddress('https://deckframe.example', {
      gameid: 'gundam',
      name: '',
      deck,
      energy: [],
    });
    expect(address).toMatch(/^https:\/\/deckframe\.example\/v3\/gundam\/deckbuilder#deck=DF/);
    expect(readDeckAddress(address)).toMatchObject({ ok: true, coded: { deck } });
  });

  it('without energies decodes, and a deck without energies is encoded the same way', () => {
    const deck = createDeck({ decklist_content: [{ cardno: 'A1-033', quantity: 2 }] });
    const old = 'DFAQIFRW1iZXIAAQNBMS0DAZIEAAAAJ_mzJQ';
    expect(encodeDeckCode({ gameid: 'pocket', name: 'Ember', deck, energy: [] })).toBe(old);
    expect(decodeDeckCode(old)).toMatchObject({ ok: true, coded: { deck, energy: [] } });
  });

  it('with one wrong or missing character is refused', () => {
    const deck = createDeck({
      decklist_content: NUMBERS.map((cardno) => ({ cardno, quantity: 2 })),
    });
    const code = encodeDeckCode({ gameid: 'opcg', name: 'Tempo', deck, energy: ['Fire'] });
    for (let place = 2; place < code.length; place += 1) {
      const wrong =
        code.slice(0, place) + (code[place] === 'A' ? 'B' : 'A') + code.slice(place + 1);
      expect(decodeDeckCode(wrong).ok).toBe(false);
      expect(decodeDeckCode(code.slice(0, place) + code.slice(place + 1)).ok).toBe(false);
    }
  });

  it('fails with a reason for any other text and never throws', () => {
    expect(decodeDeckCode('')).toEqual({ ok: false, code: 'codeInvalid' });
    expect(decodeDeckCode('4 x GD01-001')).toEqual({ ok: false, code: 'codeInvalid' });
    expect(decodeDeckCode('DFAQAAAAAA')).toEqual({ ok: false, code: 'codeDamaged' });
    expect(decodeDeckCode(sealed([2, 0]))).toEqual({ ok: false, code: 'codeTooNew' });
    fc.assert(
      fc.property(fc.array(fc.nat(255), { maxLength: 60 }), (bytes) => {
        const decoded = decodeDeckCode(sealed([1, ...bytes]));
        const again = decoded.ok ? decodeDeckCode(encodeDeckCode(decoded.coded)) : decoded;
        return JSON.stringify(again) === JSON.stringify(decoded);
      }),
      { numRuns: 1000, seed: 6 },
    );
    fc.assert(
      fc.property(anyText(60), (text) => {
        expect(decodeDeckCode(`DF${text}`).ok && readDeckAddress(text).ok).toBe(false);
      }),
      { seed: 6 },
    );
  });
});

it('card numbers are split and joined without loss', () => {
  expect(splitCardNumber('GD01-001_p1')).toEqual({
    prefix: 'GD01-',
    width: 3,
    number: 1,
    suffix: '_p1',
  });
  expect(splitCardNumber('AUR-1-001-ALT1')).toEqual({
    prefix: 'AUR-1-',
    width: 3,
    number: 1,
    suffix: '-ALT1',
  });
  for (const number of [...NUMBERS, 'A-1234567', '-1', 'A-1-', '']) {
    expect(joinCardNumber(splitCardNumber(number))).toBe(number);
  }
});

it('integers, base64 and check sum follow their standards', () => {
  const bytes = Uint8Array.from('123456789', (digit) => digit.charCodeAt(0));
  expect(computeCrc32(bytes)).toBe(0xcbf43926);
  expect(encodeBase64Url(bytes)).toBe('MTIzNDU2Nzg5');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (some) => {
      const text = encodeBase64Url(some);
      expect(text).toMatch(/^[\w-]*$/);
      expect(decodeBase64Url(text)).toEqual(some);
    }),
    { seed: 6 },
  );
});

/** Adds a correct check sum. */
function sealed(bytes: readonly number[]): string {
  const whole = new Uint8Array(bytes.length + 4);
  whole.set(bytes);
  new DataView(whole.buffer).setUint32(bytes.length, computeCrc32(Uint8Array.from(bytes)));
  return `DF${encodeBase64Url(whole)}`;
}

/** Random characters, including lone surrogates. fast-check's own generator is slow to start. */
function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.nat(0xffff)), { maxLength })
    .map((codes) => String.fromCharCode(...codes));
}
