import { chromium } from '@playwright/test';
import { drawDemoFaces } from '../../demo/faces/draw-demo-faces.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../chromium.ts';

const FACE = /\/media\/([a-z]+)\/cards\/\d+\/([^/]+)\.webp$/;

/** Draws missing faces of the measured pages first, because a real installation has them. */
export async function drawShownFaces(addresses: readonly string[]): Promise<void> {
  const missing = new Map<string, Set<string>>();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    page.on('response', (response) => {
      const [, game, image] = FACE.exec(response.url()) ?? [];
      if (game === undefined || image === undefined || response.ok()) return;
      missing.set(game, (missing.get(game) ?? new Set()).add(decodeURIComponent(image)));
    });
    for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' });
  } finally {
    await browser.close();
  }
  for (const [game, images] of missing) {
    const failures = await drawDemoFaces({ games: [game], images, workers: 2 });
    if (failures.length > 0) throw new Error(failures.join('\n'));
  }
}
