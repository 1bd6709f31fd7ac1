import { isThemeColor } from '@deckframe/domain/site/theme/theme-color';

/** GAME-07: the game's colour becomes the accent of the page and of the browser around it. */
export function applyTheme(mainThemeColor: string, root: Document = document): void {
  if (!isThemeColor(mainThemeColor)) return;
  root.documentElement.style.setProperty('--game-accent', mainThemeColor);
  const existing = root.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = existing ?? root.head.appendChild(root.createElement('meta'));
  meta.name = 'theme-color';
  meta.content = mainThemeColor;
}
