import { createContext, useContext } from 'react';
import type { DeckCardBook } from './card-book.ts';

const DeckCardBookContext = createContext<DeckCardBook | null>(null);

export const DeckCardBookProvider = DeckCardBookContext.Provider;

export function useDeckCardBook(): DeckCardBook {
  const book = useContext(DeckCardBookContext);
  if (!book) throw new Error('DeckCardBookProvider is missing.');
  return book;
}
