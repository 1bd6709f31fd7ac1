import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { expect, it } from 'vitest';
import { startUp, type StartUpSteps } from './start-up.ts';

const config = { gameid: 'gundam', mainThemeColor: '#FF7A3D' } as PublicGameConfig;

function createScene(change: Partial<StartUpSteps<string>> = {}) {
  const log: string[] = [];
  const steps: StartUpSteps<string> = {
    loadConfig: async () => {
      log.push('config');
      return config;
    },
    applyConfig: ({ mainThemeColor }) => log.push(`theme ${mainThemeColor}`),
    restoreSession: async () => {
      log.push('session');
      return 'member';
    },
    render: (_config, user) => log.push(`render for ${user ?? 'visitor'}`),
    report: (message) => log.push(`report: ${message}`),
    ...change,
  };
  return { log, steps };
}

it('GAME-04 GAME-07 N-08 loads config, applies its colour, restores the session, then renders', async () => {
  const { log, steps } = createScene();
  await startUp(steps);
  expect(log).toEqual(['config', 'theme #FF7A3D', 'session', 'render for member']);
});

it('GAME-05 aborts without a config and only logs', async () => {
  const { log, steps } = createScene({
    loadConfig: () => Promise.reject(new Error('404')),
  });
  await startUp(steps);
  expect(log).toEqual(['report: Start-up aborted: the game configuration could not be loaded']);
});

it('AUTH-02 starts as a visitor when the session cannot be read', async () => {
  const { log, steps } = createScene({
    restoreSession: () => Promise.reject(new Error('503')),
  });
  await startUp(steps);
  expect(log.at(-1)).toBe('render for visitor');
});
