import { useLingui } from '@lingui/react/macro';

/** Jobs in words; one that has none yet is told by its own name. */
export function useTaskWords(): (task: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    'send-mail': t`Send e-mail`,
    'send-digest': t`Send digest`,
    'post-to-chat': t`Tell the chat`,
    'publish-catalogue': t`Publish cards`,
    'judge-decks': t`Judge decks`,
    'renumber-card': t`Renumber card`,
    'relabel-lists': t`Name archetypes`,
    'recount-meta': t`Count the meta again`,
    'check-invariants': t`Check counters`,
    'run-invariants': t`Check all counters`,
    'sample-health': t`Measure`,
    'clean-up': t`Clean up`,
  };
  return (task) => words[task] ?? task;
}
