import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { draftRound } from '@deckframe/domain/tournaments/desk/round-commands';
import { isOpen } from '@deckframe/domain/tournaments/desk/desk';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { expect, it } from 'vitest';
import { enterRegistered } from '../enter-registered.ts';
import { createDemoStore } from './use-demo-store.ts';

it('the players of a practice event report, call and disagree, and leave table 1 to the learner', () => {
  const store = createDemoStore('Practice event', seededNumbers(1));
  const read = () => {
    const shown = store.state.get();
    if (!shown) throw new Error('nothing is shown');
    return shown;
  };
  const { view } = read();
  store.act({ kind: 'start', structure: view.structure as unknown as Structure, seed: 1 });
  for (const command of enterRegistered(read().desk, view)) store.act(command);
  store.act({ kind: 'lease', from: null });
  const { pairs, byes } = draftRound(read().desk, 1, 0);
  store.act({
    kind: 'pair',
    round: 1,
    phase: 0,
    pairs: pairs.map(({ a, b }) => [a, b]),
    byes: byes.map(({ player }) => player),
  });
  for (let step = 0; step < 60; step += 1) store.stepBots();
  const matches = read().desk.rounds[0]?.matches ?? [];
  expect(matches).toHaveLength(5);
  expect(matches.filter((match) => isOpen(match) && match.disputed.length === 0)).toMatchObject([
    { table: 1 },
  ]);
  const said = new Set(read().desk.entries.map(({ command }) => command.kind));
  expect(said).toContain('call');
  expect(said).toContain('report');
});
