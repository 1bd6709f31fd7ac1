import { TEXT_AREAS } from '@deckframe/domain/pages/page';
import { beforeEach } from 'vitest';
import { activateLocale, openTextArea } from '#lib/i18n.ts';
import { forgetCalls } from './scripted-api.ts';
import '../styles/tokens.css';

await activateLocale('en');
await Promise.all([...TEXT_AREAS, 'answers' as const].map(openTextArea));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await forgetCalls();
});
