import type { RouteComponent } from '@tanstack/react-router';
import type { PageFile } from './page-file.ts';

/** Common pages, whose file names are part of the first load. */
const NEAR_PAGES = import.meta.glob<PageFile>(
  '../../pages/*/{account,card,card-list,coming-soon,deck,deck-builder,decklists,decks,home,my-decks}/*-page.tsx',
);

export async function loadPageModule(module: string): Promise<RouteComponent> {
  const load = find(NEAR_PAGES, module) ?? find((await import('./far-pages.ts')).FAR_PAGES, module);
  const file = await load?.();
  const component = file?.[componentName(module)];
  if (!component) throw new Error(`There is no ${componentName(module)} in pages/${module}.`);
  return component;
}

function find<Load>(pages: Record<string, Load>, module: string): Load | undefined {
  return pages[Object.keys(pages).find((path) => path.endsWith(`/${module}-page.tsx`)) ?? ''];
}

/** `hall-of-fame/hall-of-fame` → `HallOfFamePage` */
export function componentName(module: string): string {
  const name = module.slice(module.indexOf('/') + 1);
  return `${name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;
}
