import { expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

it('keeps the text of a comment, and invalid markup as written', () => {
  const text = '# Turn *three*\n\n- **hold** `one`\n\n---\n\n[list](https://a.test) <b>x</b>';
  expect(toPlainText(text)).toBe('Turn three\n· hold one\nlist <b>x</b>');
});
