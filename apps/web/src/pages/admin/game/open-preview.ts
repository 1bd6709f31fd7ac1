import type { ConfigMap } from '../../site/console/game/schema.ts';

export type PreviewWords = { title: string; leave: string };

/**
 * Opens the site as a visitor would see it with this config. It lies in that tab's own storage: the
 * server knows nothing of it. False where the browser let no tab open.
 */
export function openPreview(game: string, draft: ConfigMap, words: PreviewWords): boolean {
  const { archetypes: _, ...config } = draft;
  const shown = { ...config, maintenanceLocked: false, maintenanceMessage: null };
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.sessionStorage.setItem('configPreview', JSON.stringify({ config: shown, ...words }));
  tab.location.assign(`/v3/${game}/`);
  return true;
}
