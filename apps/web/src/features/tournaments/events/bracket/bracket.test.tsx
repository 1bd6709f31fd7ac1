import { readBracket } from '@deckframe/domain/tournaments/brackets/read-bracket';
import type { TournamentMatch } from '@deckframe/domain/tournaments/played';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { Bracket } from './bracket.tsx';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dana', 'Eli'];
const nameOf = (player: string): string => NAMES[Number(player) - 1] ?? player;
const seeds = ['1', '2', '3', '4', '5'];
const won = (round: number, a: string, b: string): TournamentMatch => ({
  round,
  a,
  b,
  result: { outcome: 'a', games: [2, 1, 0], end: 'play' },
});

it('shows rounds by name, winners, current and waiting players', async () => {
  const matches = [won(1, '5', '4'), { ...won(2, '2', '3'), result: null }];
  await page.viewport(1440, 900);
  await openPart(
    <Bracket
      matches={readBracket({ kind: 'elimination', seeds, matches })}
      seeds={seeds}
      nameOf={nameOf}
      me="5"
    />,
  );
  const textOf = (name: string) => () => page.getByRole('region', { name }).element().textContent;
  await expect.poll(textOf('Quarter-finals')).toContain('done4DADana15ELEli (you)2won');
  await expect.poll(textOf('Semi-finals')).toContain('playing1ADAda5ELEli (you)');
  await expect.poll(textOf('Semi-finals')).toContain('Playing now2BEBen3CLCleo');
  await expect.poll(textOf('Final')).toContain('to comeNot yet knownNot yet known');
  await expect.element(page.getByRole('navigation', { name: 'Rounds' })).not.toBeInTheDocument();
  await expectNoBarriers();
});

it('on a phone one round fills the screen, and tabs switch rounds', async () => {
  await page.viewport(390, 844);
  await openPart(
    <Bracket
      matches={readBracket({ kind: 'elimination', seeds, matches: [] })}
      seeds={seeds}
      nameOf={nameOf}
    />,
  );
  const final = page.getByRole('region', { name: 'Final' });
  await expect.element(final).not.toBeInViewport();
  const tab = page.getByRole('button', { name: 'Final', exact: true });
  await tab.click();
  await expect.element(final).toBeInViewport();
  await expect.element(tab).toHaveAttribute('aria-current', 'true');
  await expectNoBarriers();
});

it('double elimination is drawn as upper bracket, lower bracket and final', async () => {
  await page.viewport(1440, 900);
  await openPart(
    <Bracket
      matches={readBracket({ kind: 'doubleElimination', seeds, matches: [] })}
      seeds={seeds}
      nameOf={nameOf}
    />,
  );
  for (const name of ['Upper line', 'Lower line', 'Upper final', 'Lower round 1']) {
    await expect.element(page.getByRole('region', { name })).toBeVisible();
  }
  await expectNoBarriers();
});

it('a large bracket has a map, and arrow keys move between matches', async () => {
  await page.viewport(390, 844);
  const many = Array.from({ length: 32 }, (_, index) => `${index + 1}`);
  await openPart(
    <Bracket
      matches={readBracket({ kind: 'elimination', seeds: many, matches: [] })}
      seeds={many}
      nameOf={nameOf}
    />,
  );
  const focused = () => document.activeElement?.closest('section')?.getAttribute('aria-label');
  document.querySelector<HTMLElement>('.bk-rounds')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Round of 32');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(focused).toBe('Final');
  await expect.element(page.getByRole('region', { name: 'Final', exact: true })).toBeInViewport();
  const rects = document.querySelectorAll('.bk-map rect');
  expect(rects).toHaveLength(31);
  await userEvent.click(rects[0] as Element);
  await expect.poll(focused).toBe('Round of 32');
  await expectNoBarriers();
});
