import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useHasFault } from './config-form.ts';
import type { ConfigPath } from './schema.ts';

export type EntryBoxProps = {
  name: string;
  path: ConfigPath;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** One of several entries, collapsed unless opened or faulty. */
export function EntryBox({ name, path, place, count, onMove, onRemove, children }: EntryBoxProps) {
  const { t } = useLingui();
  const hasFault = useHasFault(path);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasFault && box.current) box.current.open = true;
  }, [hasFault]);
  return (
    <li className="config-entry">
      <details ref={box} className="config-entry__box">
        <summary className="config-entry__name">
          {name} {hasFault && <Tag tone="danger">{t`Refused`}</Tag>}
        </summary>
        <div className="config-entry__body">{children}</div>
      </details>
      <EntryTools {...{ name, place, count, onMove, onRemove }} />
    </li>
  );
}

export function EntryTools(props: Omit<EntryBoxProps, 'path' | 'children'>) {
  const { t } = useLingui();
  const { name, place, count, onMove, onRemove } = props;
  return (
    <div className="config-entry__tools">
      <IconButton
        size="sm"
        label={t`Move up: ${name}`}
        icon={<ArrowUp size={15} aria-hidden="true" />}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        size="sm"
        label={t`Move down: ${name}`}
        icon={<ArrowDown size={15} aria-hidden="true" />}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <IconButton
        size="sm"
        label={t`Remove: ${name}`}
        icon={<Trash2 size={15} aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Returns the list with one item moved. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
