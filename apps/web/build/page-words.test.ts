import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PAGE_REDIRECTS } from '@deckframe/domain/site/pages/page-redirects';
import { PAGES } from '@deckframe/domain/site/pages/pages';
import { expect, it } from 'vitest';
import { leaveOutWords } from './page-words.ts';

const DOMAIN = resolve(import.meta.dirname, '../../../packages/domain/src');

it('removes the texts of every record and nothing else', () => {
  const records = globSync('site/pages/*.ts', { cwd: DOMAIN })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => leaveOutWords(readFileSync(resolve(DOMAIN, file), 'utf8')))
    .join('\n');
  for (const { id, path, title, description } of PAGES) {
    expect(records).toContain(`id: '${id}',\n    path: '${path}',`);
    expect(records).not.toContain(`'${description}'`);
    expect(records).not.toContain(`title: '${title}'`);
  }
  for (const record of [...PAGES, ...PAGE_REDIRECTS]) {
    if (!('menu' in record)) continue;
    expect(records).not.toContain(`'${record.menu.label}'`);
    expect(records).not.toContain(`'${record.menu.hint}'`);
    expect(records).toContain(`icon: '${record.icon}'`);
  }
});
