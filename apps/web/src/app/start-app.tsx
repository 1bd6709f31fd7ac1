import { createRoot } from 'react-dom/client';

export async function startApp(root: HTMLElement): Promise<void> {
  createRoot(root).render(<h1>Deckframe</h1>);
}
