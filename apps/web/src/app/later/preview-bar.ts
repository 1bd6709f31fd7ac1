import { sessionStore } from '#lib/browser-storage.ts';
import type { ConfigPreview } from '../load-game-config.ts';
import './preview-bar.css';

/** Shows that this tab previews an unsaved config, and how to leave it. */
export function showPreviewBar({ title, leave }: ConfigPreview): void {
  const bar = document.createElement('aside');
  bar.className = 'preview-bar';
  bar.append(title);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn--secondary btn--sm';
  button.textContent = leave;
  button.addEventListener('click', () => {
    sessionStore.remove('configPreview');
    window.location.reload();
  });
  bar.append(button);
  document.body.append(bar);
}
