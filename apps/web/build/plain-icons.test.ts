import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { leaveOutKeys } from './plain-icons.ts';

const ICONS = resolve(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons');

it('keeps the lines of an icon and removes what only its factory used', () => {
  const code = readFileSync(resolve(ICONS, 'user-cog.mjs'), 'utf8');
  const left = leaveOutKeys(code);
  expect(left).not.toMatch(/key:|name:/);
  expect(left.match(/\["(?:path|circle)"/g)).toEqual(code.match(/\["(?:path|circle)"/g));
  expect(left).toContain('{ d: "M10 15H6a4 4 0 0 0-4 4v2" }');
});
