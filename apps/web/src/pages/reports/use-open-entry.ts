import { useState } from 'react';
import type { QueueItem } from '../staff/reports/queue-items.ts';

/** The one that was chosen; once it is decided, the one that takes its place. */
export function useOpenEntry(entries: readonly QueueItem[]) {
  const [chosen, setChosen] = useState({ item: '', place: 0 });
  const isThere = entries.some(({ item }) => item === chosen.item);
  const place = Math.min(chosen.place, entries.length - 1);
  const openItem = isThere ? chosen.item : entries[place]?.item;
  const open = (item: string) =>
    setChosen({ item, place: entries.findIndex((entry) => entry.item === item) });
  return { openItem, open };
}
