import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const A4 = { width: 794, height: 1123 };
const FOLDER = join(import.meta.dirname, '../../../test-results/papers');
const PAPERS = ['By name', 'By table', 'Slips', 'Standings'];

/** Takes all papers of the round as printed: a PDF, and its first page as a picture. */
export async function takePapers(desk: Page): Promise<Record<string, number>> {
  await mkdir(FOLDER, { recursive: true });
  const size = desk.viewportSize() ?? A4;
  const pages: Record<string, number> = {};
  await desk.keyboard.press('Alt+6');
  for (const paper of PAPERS) {
    await desk.getByRole('radio', { name: paper }).check();
    const name = paper.toLowerCase().replace(' ', '-');
    await desk.emulateMedia({ media: 'print' });
    await desk.setViewportSize(A4);
    await desk.screenshot({ path: join(FOLDER, `${name}.png`) });
    const printed = await desk.pdf({ path: join(FOLDER, `${name}.pdf`), format: 'A4' });
    pages[paper] = printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    await desk.emulateMedia({ media: null });
    await desk.setViewportSize(size);
  }
  await desk.keyboard.press('Alt+1');
  return pages;
}
