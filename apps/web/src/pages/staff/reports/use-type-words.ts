import { useLingui } from '@lingui/react/macro';
import type { Report } from './report-api.ts';

/** Labels of both decisions for this kind of content. */
export function useTypeWords(type: Report['contentType']) {
  const { t } = useLingui();
  switch (type) {
    case 'comment':
      return {
        kind: t`Comment`,
        remove: t`Remove comment`,
        ask: t`Remove this comment?`,
        outcome: t`Only its author will see it. Every report of it is closed.`,
        done: t`Comment removed.`,
      };
    case 'custom-series':
      return {
        kind: t`Fan-made series`,
        remove: t`Hide series`,
        ask: t`Hide this series?`,
        outcome: t`Only its members will see it. Every report of it is closed.`,
        done: t`Series hidden.`,
      };
    case 'deck':
      return {
        kind: t`Deck`,
        remove: t`Hide deck`,
        ask: t`Hide this deck?`,
        outcome: t`Only its owner will see it. Every report of it is closed.`,
        done: t`Deck hidden.`,
      };
    case 'trade-note':
      return {
        kind: t`Note of a trade`,
        remove: t`Hide note`,
        ask: t`Hide this note?`,
        outcome: t`Neither of the two will see it. Every report of it is closed.`,
        done: t`Note hidden.`,
      };
    case 'profile':
      return {
        kind: t`Profile`,
        remove: t`Mark as handled`,
        ask: t`Mark this profile as handled?`,
        outcome: t`Every report of it is closed; the account itself is not changed.`,
        done: t`Report closed.`,
      };
  }
}
