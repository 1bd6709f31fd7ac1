import { useEffect } from 'react';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { reportError } from '#lib/report-error.ts';
import { useValue } from '#lib/use-value.ts';
import { createValueStore } from '#lib/value-store.ts';
import { whenIdle } from '#lib/when-idle.ts';
import type { EXTERNAL_ICONS, MENU_ICONS } from './menu-icons.ts';

type MenuFaces = Partial<typeof MENU_ICONS & typeof EXTERNAL_ICONS>;

const menuFaces = createValueStore<MenuFaces | null>(null);
let loading: Promise<void> | undefined;

/** Icons of the menus, loaded after the page or when the pointer approaches; null until then. */
export function useMenuFaces(): MenuFaces | null {
  useEffect(() => whenIdle(loadMenuFaces), []);
  return useValue(menuFaces);
}

export function loadMenuFaces(): void {
  loading ??= loadChunk('menu-icons', async () => {
    const [icons] = await Promise.all([import('./menu-icons.ts'), openTextArea('answers')]);
    menuFaces.set({ ...icons.MENU_ICONS, ...icons.EXTERNAL_ICONS });
  }).catch((error: unknown) => {
    reportError('The icons of the menus did not load', error);
    menuFaces.set({});
  });
}
