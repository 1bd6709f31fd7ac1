import { expect, it } from 'vitest';
import { findAmbiguous } from './find-ambiguous.ts';

const OPEN = 'msgid "Open"\nmsgstr "Öffnen"\n';

it('finds a message with two texts in one language', () => {
  const catalogues = new Map([
    ['de.po', OPEN],
    ['cards/en.po', 'msgid "Open"\nmsgstr "Open"\n'],
    ['trades/de.po', 'msgid "Open"\nmsgstr "Offen"\n'],
  ]);
  expect(findAmbiguous(catalogues)).toEqual([
    'trades/de.po: "Open" is "Offen" here and "Öffnen" in de.po; use one text or a context',
  ]);
});

it('accepts a message that has one text, or another text with a context', () => {
  const catalogues = new Map([
    ['de.po', OPEN],
    ['cards/de.po', OPEN],
    ['trades/de.po', 'msgctxt "state"\nmsgid "Open"\nmsgstr "Offen"\n'],
  ]);
  expect(findAmbiguous(catalogues)).toEqual([]);
});
