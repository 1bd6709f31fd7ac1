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
    'pack-meta': t`Pack the meta`,
    'recount-meta': t`Count the meta again`,
    'check-invariants': t`Check counters`,
    'run-invariants': t`Check all counters`,
    'sample-health': t`Measure`,
    'clean-up': t`Clean up`,
    'clear-catalogue-files': t`Remove old card files`,
    'clear-deleted-decks': t`Remove deleted decks`,
    'count-deck-views': t`Count deck views`,
    'expire-trades': t`End trades that waited too long`,
    'fill-daily-cards': t`Choose cards of the day`,
    'import-cards': t`Import cards`,
    'note-erasure': t`Note who has left`,
    'queue-digests': t`Prepare digests`,
    'remove-uploads': t`Remove pictures nobody shows`,
    'run-card-schedule': t`Publish and hide at a time`,
  };
  return (task) => words[task] ?? task;
}
