import { expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

it('leaves the words of a comment, and markup that is none as it was written', () => {
  const text = '# Turn *three*\n\n- **hold** `one`\n\n---\n\n[list](https://a.test) <b>x</b>';
  expect(toPlainText(text)).toBe('Turn three\n· hold one\nlist <b>x</b>');
});
