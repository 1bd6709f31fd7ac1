import { simulateField } from '@deckframe/domain/meta/field-simulation';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import type { SimulationAnswer, SimulationQuestion } from './simulation-messages.ts';

/** Total number of simulated matches, independent of the event's size. */
const MATCHES = 600_000;
const [LEAST, MOST] = [50, 5000];

addEventListener('message', ({ data }: MessageEvent<SimulationQuestion>) => {
  const { players, rounds } = data.plan;
  const wanted = Math.round((2 * MATCHES) / (players * rounds));
  const events = Math.min(MOST, Math.max(LEAST, wanted));
  const odds = simulateField(data.field, data.plan, events, seededNumbers(7));
  const answer: SimulationAnswer = { ...data, events, odds };
  postMessage(answer);
});
