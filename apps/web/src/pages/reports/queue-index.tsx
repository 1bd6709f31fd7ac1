import { useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import type { Claim } from '../staff/reports/queue-api.ts';
import type { QueueItem } from '../staff/reports/queue-items.ts';
import { QueueRow } from '../staff/reports/queue-row.tsx';

export type QueueIndexProps = {
  entries: readonly QueueItem[];
  claims: readonly Claim[];
  openItem: string | undefined;
  onOpen: (item: string) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The queue beside the one that is open; arrows walk through it. Not on phones: see the style. */
export function QueueIndex({ entries, claims, openItem, onOpen }: QueueIndexProps) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const at = entries.findIndex(({ item }) => item === openItem) + step;
    const next = entries[at];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.item);
    box.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <nav ref={box} className="queue" aria-label={t`Queue`} onKeyDown={walk}>
      {entries.map((entry) => (
        <QueueRow
          key={entry.item}
          entry={entry}
          isOpen={entry.item === openItem}
          isTaken={claims.some(({ item }) => item === entry.item)}
          onOpen={onOpen}
        />
      ))}
    </nav>
  );
}
