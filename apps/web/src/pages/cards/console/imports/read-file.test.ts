import { expect, it } from 'vitest';
import { readFile, readPasted } from './read-file.ts';

it('distinguishes CSV from JSON by file name or first character', async () => {
  expect(await readFile(new File(['[]'], 'Set.JSON'))).toEqual({
    sourceName: 'Set.JSON',
    format: 'json',
    source: '[]',
  });
  expect((await readFile(new File(['a,b'], 'set.csv'))).format).toBe('csv');
  expect(readPasted(' [{"cardno":"A-1"}]').format).toBe('json');
  expect(readPasted('cardno,name\nA-1,One').format).toBe('csv');
});

it('accepts spreadsheet cells with their contents', () => {
  expect(readPasted('cardno\tname\nA-1\tOne, "two"\n').source).toBe(
    'cardno,name\nA-1,"One, ""two"""\n',
  );
});
