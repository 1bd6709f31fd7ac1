import type { Plugin, Rolldown } from 'vite';
import { closureOf, isStart } from './closure-of.ts';

/** Read by the API at start; not served. */
const FILE = '.vite/page-files.json';
const PAGE_MODULE = /\/src\/pages\/[a-z]+\/([a-z-]+\/[a-z-]+)-page\.tsx$/;

type PageFiles = { scripts: string[]; styles: string[] };

/** Writes the files of each page, so that its HTML can preload them. */
export function pageFiles(): Plugin {
  return {
    name: 'deckframe:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') chunks.set(file.fileName, file);
      }
      const first = closureOf([...chunks.values()].filter(isStart), chunks);
      const pages: Record<string, PageFiles> = {};
      for (const chunk of chunks.values()) {
        const module = PAGE_MODULE.exec(chunk.facadeModuleId ?? '')?.[1];
        if (module === undefined) continue;
        const named = [...chunks.values()].filter(
          (one) => namesFarPages(one) && one.dynamicImports.includes(chunk.fileName),
        );
        const own = [...closureOf([chunk, ...named], chunks)].filter((one) => !first.has(one));
        pages[module] = {
          scripts: own.map(({ fileName }) => `/${fileName}`),
          styles: [...new Set(own.flatMap(stylesOf))].map((fileName) => `/${fileName}`),
        };
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(pages) });
    },
  };
}

function namesFarPages({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId?.endsWith('/routing/far-pages.ts') === true;
}

function stylesOf(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}
