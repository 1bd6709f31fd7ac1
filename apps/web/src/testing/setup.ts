import { beforeEach } from 'vitest';
import { activateLocale, openTextArea } from '#lib/i18n.ts';
import { forgetCalls } from './scripted-api.ts';
import '../styles/tokens.css';

const AREAS = ['cards', 'site', 'profile', 'account', 'community', 'decks'] as const;

await activateLocale('en');
await Promise.all(AREAS.map((area) => openTextArea(area)));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await forgetCalls();
});
