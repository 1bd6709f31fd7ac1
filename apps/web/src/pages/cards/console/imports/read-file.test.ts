import { expect, it } from 'vitest';
import { readFile, readPasted } from './read-file.ts';

it('tells CSV from JSON, by the name of a file or the first letter of what was pasted', async () => {
  expect(await readFile(new File(['[]'], 'Set.JSON'))).toEqual({
    sourceName: 'Set.JSON',
    format: 'json',
    source: '[]',
  });
  expect((await readFile(new File(['a,b'], 'set.csv'))).format).toBe('csv');
  expect(readPasted(' [{"cardno":"A-1"}]').format).toBe('json');
  expect(readPasted('cardno,name\nA-1,One').format).toBe('csv');
});

it('takes the cells of a spreadsheet, with what they hold', () => {
  expect(readPasted('cardno\tname\nA-1\tOne, "two"\n').source).toBe(
    'cardno,name\nA-1,"One, ""two"""\n',
  );
});
