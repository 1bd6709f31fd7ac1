import { expect, it } from 'vitest';
import { isLargeProof, proofSeed, proofSize } from '../../proof-size.test-support.ts';
import { FIGURES, proveEvent } from './prove-event.test-support.ts';

it('no other round of a random event costs less', async ({ annotate }) => {
  const figures = { ...FIGURES };
  const first = proofSeed(1);
  const events = proofSize(33);
  for (let event = 0; event < events; event += 1) {
    const mostPlayers = event % 4 === 0 ? 150 : 16;
    proveEvent(first + event, isLargeProof ? 500 : mostPlayers, figures);
  }
  await annotate(JSON.stringify(figures), 'figures');
  expect(figures).toMatchObject({
    events,
    costDiffers: 0,
    notCertified: 0,
    notOptimal: 0,
    avoidableRematches: 0,
    avoidableSecondByes: 0,
    notEverybodyOnce: 0,
  });
  expect(isLargeProof || figures.tried > 20).toBe(true);
  expect(figures.odd).toBeGreaterThan(events * 0.9);
  // With many players a round without rematch nearly always exists.
  expect(isLargeProof || figures.withoutFreshRound > 0).toBe(true);
});
