import { expect, it } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import { Nameplate } from './nameplate.tsx';

async function openName(name: string) {
  const { screen } = await openPart(
    <Nameplate name={name} level={3} levelUnit="LV" levelLabel="Level 3" />,
  );
  await expect.element(screen.getByText(name)).toBeVisible();
  const run = screen.container.querySelector<HTMLElement>('.np__run');
  const box = screen.container.querySelector<HTMLElement>('.np__name');
  if (!run || !box) throw new Error('no name');
  const motion = getComputedStyle(run);
  return {
    isCut: run.scrollWidth > run.clientWidth,
    moves: motion.animationName !== 'none',
    rounds: motion.animationIterationCount,
    seconds: Number.parseFloat(motion.animationDuration),
    size: getComputedStyle(box).fontSize,
  };
}

it('PROF-16 seven letters are static at 0.875rem', async () => {
  expect(await openName('Halcyon')).toMatchObject({ isCut: false, moves: false, size: '14px' });
});

it('PROF-16 eight letters scroll once although they fit', async () => {
  const name = await openName('Halcyons');
  expect(name).toMatchObject({ isCut: false, moves: true, rounds: '1', size: '14px' });
  expect(name.seconds, 'WCAG 2.2.2').toBeLessThan(5);
});

it('PROF-16 a truncated name scrolls once', async () => {
  const name = await openName('Halcyon-of-the-Harbor-Lights-and-of-the-Tower');
  expect(name).toMatchObject({ moves: true, rounds: '1', size: '14px' });
});

it('PROF-19 shows a badge, and hides one whose picture fails to load', async () => {
  const dot =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>';
  const open = async (name: string, src: string) => {
    const badge = { picture: <img src={src} alt="" />, label: 'Twitch' };
    const plate = { name, level: 3, levelUnit: 'LV', levelLabel: 'Level 3', badge };
    const { screen } = await openPart(<Nameplate {...plate} />);
    await expect.element(screen.getByText(name)).toBeVisible();
    return () => screen.container.querySelectorAll('.np__badge').length;
  };
  const whole = await open('Vesper', dot);
  expect(whole()).toBe(1);
  const broken = await open('Halcyon', 'data:image/svg+xml,none');
  await expect.poll(broken).toBe(0);
});
