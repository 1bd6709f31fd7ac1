import { TEXT_AREAS } from '@deckframe/domain/site/pages/page';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { activateLocale, openTextArea } from '#lib/i18n.ts';
import { forgetCalls } from './scripted-api.ts';
import '../styles/tokens.css';

// Deletes stored cards and outbox of an earlier file.
await Promise.all((await indexedDB.databases()).map(({ name = '' }) => deleteDatabase(name)));
await activateLocale('en');
await Promise.all([...TEXT_AREAS, 'answers' as const, 'descriptions' as const].map(openTextArea));

beforeEach(async () => {
  // Parts of the previous test must be removed before the next one.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await forgetCalls();
});

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) {
      request.addEventListener(end, () => resolve());
    }
  });
}
