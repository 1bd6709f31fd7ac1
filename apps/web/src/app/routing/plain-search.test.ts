import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './plain-search.ts';

it('parses and prints parameters as plain text', () => {
  const search = { color: 'Blue,White', level: '2-4', search: 'draw a+b 100% "1"', deck: '7' };
  const text = stringifySearch(search);
  expect(text).toBe('?color=Blue,White&level=2-4&search=draw+a%2Bb+100%25+%221%22&deck=7');
  expect(parseSearch(text)).toEqual(search);
  expect(stringifySearch({ a: '', b: undefined })).toBe('');
});
