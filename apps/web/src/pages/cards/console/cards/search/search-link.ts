import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { FromSearch, SheetQuestion, ToSearch } from './search-messages.ts';

export interface SearchLink {
  tell: (message: ToSearch) => void;
  /** Only the newest query is answered. */
  ask: (question: SheetQuestion, answered: (answer: FromSearch) => void) => void;
  end: () => void;
}

export function startSearch(config: PublicGameConfig, columns: readonly string[]): SearchLink {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    type: 'module',
    name: 'card-sheet',
  });
  let newest = 0;
  let hear: (answer: FromSearch) => void = () => {};
  worker.addEventListener('message', ({ data }: MessageEvent<FromSearch>) => {
    if (data.id === newest) hear(data);
  });
  const tell = (message: ToSearch): void => worker.postMessage(message, { transfer: [] });
  tell({ type: 'start', config, columns });
  return {
    tell,
    ask(question, answered) {
      hear = answered;
      tell({ type: 'ask', id: (newest += 1), ...question });
    },
    end: () => worker.terminate(),
  };
}
