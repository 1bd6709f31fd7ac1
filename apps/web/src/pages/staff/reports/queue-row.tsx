import { useLingui } from '@lingui/react/macro';
import { Flag, Hand, Scale, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useCategoryWords } from '#features/cards/card-report/use-category-words.ts';
import { sayAge } from '#lib/say-age.ts';
import type { QueueItem } from './queue-items.ts';
import { useTypeWords } from './use-type-words.ts';

/** Title and subtitle of a queue item. */
function useQueueWords(entry: QueueItem): { title: string; about: string } {
  const { t } = useLingui();
  const categories = useCategoryWords();
  const { kind } = useTypeWords(entry.kind === 'content' ? entry.report.contentType : 'comment');
  const nobody = t`Deleted user`;
  switch (entry.kind) {
    case 'card': {
      const { cardId, category, message, name } = entry.card;
      return { title: name ?? cardId, about: `${categories[category]}: ${message}` };
    }
    case 'content': {
      const { reason, reported } = entry.report;
      return { title: reported?.username ?? nobody, about: `${kind}: ${reason}` };
    }
    case 'appeal': {
      const { author, text } = entry.appeal;
      return { title: author?.username ?? nobody, about: t`Appeal: ${text}` };
    }
  }
}

export type QueueRowProps = {
  entry: QueueItem;
  isOpen: boolean;
  /** A colleague claimed it. */
  isTaken: boolean;
  onOpen: (item: string) => void;
};

const ICONS = { content: Flag, card: SquarePen, appeal: Scale };

export function QueueRow({ entry, isOpen, isTaken, onOpen }: QueueRowProps) {
  const { i18n, t } = useLingui();
  const [now] = useState(() => new Date());
  const { title, about } = useQueueWords(entry);
  const Icon = ICONS[entry.kind];
  return (
    <button
      type="button"
      className="queue__row"
      aria-current={isOpen}
      onClick={() => onOpen(entry.item)}
    >
      <span className="queue__icon" data-kind={entry.kind}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className="queue__words">
        <span className="queue__title">{title}</span>
        <span className="queue__about">{about}</span>
      </span>
      <span className="queue__age">
        <time dateTime={entry.at}>{sayAge(i18n.locale, entry.at, now)}</time>
        {isTaken && (
          <span className="queue__taken">
            <Hand size={13} aria-hidden="true" /> {t`taken`}
          </span>
        )}
      </span>
    </button>
  );
}
