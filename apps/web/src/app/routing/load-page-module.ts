import type { RouteComponent } from '@tanstack/react-router';

type PageFile = Readonly<Record<string, RouteComponent | undefined>>;

/** Every page's file, each fetched when its page is opened. */
const PAGE_FILES = import.meta.glob<PageFile>('../../pages/*/*-page.tsx');

/** Example: `loadPageModule('account/login')` is `LoginPage` of `pages/account/login-page.tsx`. */
export async function loadPageModule(module: string): Promise<RouteComponent> {
  const file = await PAGE_FILES[`../../pages/${module}-page.tsx`]?.();
  const component = file?.[componentName(module)];
  if (!component) throw new Error(`There is no ${componentName(module)} in pages/${module}.`);
  return component;
}

/** `hall-of-fame/hall-of-fame` → `HallOfFamePage` */
export function componentName(module: string): string {
  const name = module.slice(module.indexOf('/') + 1);
  return `${name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;
}
