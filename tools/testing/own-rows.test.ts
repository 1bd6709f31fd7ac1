import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

/** Calls that only one file may use, because it makes tests repeatable. */
const RULES = [
  {
    name: 'creates members with an ending of the test in their names',
    only: 'e2e/test.ts',
    sign: /\bcreateUser\b/,
  },
  {
    name: 'repeats a write whose outcome is unknown',
    only: 'e2e/write-by-api.ts',
    sign: /['"]idempotency-key['"]:/,
  },
];

const files = execFileSync('git', ['ls-files', 'e2e/*.ts'], {
  cwd: REPOSITORY_ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  // Programs with their own database.
  .filter((file) => !/^e2e\/(?:lighthouse|pictures)\//.test(file));

const findUses = (text: string, sign: RegExp): string[] =>
  text.split('\n').filter((line) => sign.test(line));

it.each(RULES)('$only alone $name', ({ only, sign }) => {
  expect(files).toContain(only);
  const found = files.filter((file) => {
    const text = readFileSync(join(REPOSITORY_ROOT, file), 'utf8');
    return findUses(text, sign).length > 0;
  });
  expect(found).toEqual([only]);
});

it('a member with a fixed name and a write without a retry are found', () => {
  const planted = [
    "const two = await createUser(database, { username: 'TradeGiver' });",
    "headers: { 'idempotency-key': randomUUID() },",
  ];
  expect(planted.map((line) => RULES.filter(({ sign }) => sign.test(line)).length)).toEqual([1, 1]);
});
