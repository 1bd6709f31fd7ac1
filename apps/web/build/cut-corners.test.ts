import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addCuts } from './cut-corners.ts';

const SOURCES = join(import.meta.dirname, '..', 'src');

it('a rule that cuts two corners is repeated for browsers without corner-shape', () => {
  const css = addCuts(`.box {
    border: 1px solid var(--line-2);
    border-radius: 4px 10px;
    corner-shape: round bevel round bevel;
  }`);
  expect(css).toContain('@supports not (corner-shape: bevel)');
  expect(css).toContain('--cut-by: 10px;');
  expect(css).toContain('clip-path: var(--cut-two);');
  expect(css).toContain('--cut-color: var(--line-2);');
});

it('a rule that cuts one corner clips only that corner and adds no background picture', () => {
  const css = addCuts(`.sheet {
    border-radius: var(--r-4) 20px 0 0;
    corner-shape: round bevel round round;
    background: linear-gradient(red, blue);
  }`);
  expect(css).toContain('clip-path: var(--cut-one);');
  expect(css).not.toContain('background-image');
});

it('every rule of the site is handled', () => {
  const files = globSync('**/*.css', { cwd: SOURCES });
  const count = (text: string, found: RegExp): number => [...text.matchAll(found)].length;
  const sources = files.map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  const rules = sources.reduce((sum, css) => sum + count(css, /corner-shape: round/g), 0);
  const cuts = sources.reduce((sum, css) => sum + count(addCuts(css), /--cut-by:/g), 0);
  expect(rules).toBeGreaterThan(50);
  expect(cuts).toBe(rules);
});
