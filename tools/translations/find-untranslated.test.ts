import { expect, it } from 'vitest';
import { findUntranslated } from './find-untranslated.ts';

const CATALOGUE = `msgid ""
msgstr ""
"Language: de\\n"

#: src/a.tsx
msgid "Yes"
msgstr "Ja"

msgid "No \\"really\\""
msgstr ""

msgid ""
"A long "
"message"
msgstr ""
"Eine lange "
"Nachricht"

msgid ""
"Another long "
"one"
msgstr ""
`;

it('finds untranslated messages, also over several lines, and ignores the header', () => {
  expect(findUntranslated(CATALOGUE)).toEqual(['No \\"really\\"', 'Another long one']);
});

it('finds nothing in a complete catalogue', () => {
  expect(findUntranslated('msgid "Yes"\nmsgstr "Ja"\n')).toEqual([]);
});
