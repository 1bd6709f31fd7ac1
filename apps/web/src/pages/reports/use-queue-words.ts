import { useLingui } from '@lingui/react/macro';
import { useCategoryWords } from '#features/cards/card-report/use-category-words.ts';
import type { QueueItem } from '../staff/reports/queue-items.ts';
import { useTypeWords } from '../staff/reports/use-type-words.ts';

/** What an entry of the queue is about, in two short lines. */
export function useQueueWords(entry: QueueItem): { title: string; about: string } {
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
