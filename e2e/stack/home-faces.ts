import { drawDemoFaces } from '../../demo/faces/draw-demo-faces.ts';

/** The game that specs and pictures use most. */
const GAME = 'gundam';

type Picture = { image: string | null };

/** Draws the faces of today's home page. Existing ones are not drawn again. */
export async function drawHomeFaces(origin: string): Promise<void> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/api/games/${GAME}/${path}`)).json();
  const newest = (await read('newest-cards?limit=24')) as { cards: Picture[] };
  const daily = (await read('daily-card')) as { card: Picture };
  const images = [...newest.cards, daily.card].map(({ image }) => image ?? '');
  const failures = await drawDemoFaces({ games: [GAME], images: new Set(images), workers: 2 });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
