import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { closureOf, isStart } from './closure-of.ts';
import { SIZE_BUDGETS } from './size-budgets.ts';

const HOME = '/src/pages/site/home/home-page.tsx';
/** Parts that a first visit loads after the page. */
const LATER_PARTS = [
  '/src/app/layout/beta-notice.tsx',
  '/src/app/layout/late-parts.tsx',
  '/src/app/navigation/menu-icons.ts',
  '/src/app/pwa/start-pwa.ts',
  '/src/features/cards/card-of-the-day/later/daily-card.tsx',
  '/src/locales/answers/en.po',
  '/src/locales/home/en.po',
  '/src/pages/site/home/later/home-panels.tsx',
];

/** Fails the build if a budget is exceeded. */
export function sizeCheck(): Plugin {
  return {
    name: 'deckframe:size-check',
    apply: 'build',
    enforce: 'post',
    // Files are complete only here.
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const find = (module: string): Rolldown.OutputChunk => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        return chunk ?? this.error(`no chunk holds ${module}`);
      };
      const first = [...chunks.filter(isStart), find(HOME)];
      const all = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const sizes = {
        firstLoad: sumGzip(closureOf(first, all)),
        firstVisit: sumGzip(closureOf([...first, ...LATER_PARTS.map(find)], all)),
      };
      for (const [name, size] of Object.entries(sizes)) {
        const budget = SIZE_BUDGETS[name as keyof typeof sizes];
        if (size > budget) this.error(`${name} is ${size} bytes of script, at most ${budget}`);
        this.info(`${name}: ${size} bytes of script, at most ${budget}`);
      }
    },
  };
}

function sumGzip(chunks: ReadonlySet<Rolldown.OutputChunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
