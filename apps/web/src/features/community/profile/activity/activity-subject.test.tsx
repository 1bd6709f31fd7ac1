import { expect, it } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import type { ActivitySubject } from './activity-api.ts';
import { SubjectThumb } from './activity-subject.tsx';

it.each(['card', 'deck'] as const)('a %s without a picture shows an icon', async (type) => {
  const subject = {
    type,
    game: 'gundam',
    gameName: 'Gundam',
    color: null,
    id: 'T01-001',
    name: 'Halcyon',
    image: 'T01-001',
    template: '/api/none/{width}/{image}',
    widths: [160],
  } satisfies ActivitySubject;
  const { screen } = await openPart(<SubjectThumb subject={subject} />);
  await expect.poll(() => screen.container.querySelectorAll('img')).toHaveLength(0);
  await expect.poll(() => screen.container.querySelectorAll('.act__blank svg')).toHaveLength(1);
});
