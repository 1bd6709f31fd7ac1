import { useState } from 'react';
import type { EventDraft } from './event-draft.ts';

/** What was changed here; all else follows the event, so that what others change meanwhile shows. */
export function useEventDraft(stored: EventDraft) {
  const [changes, setChanges] = useState<Partial<EventDraft>>({});
  return {
    draft: { ...stored, ...changes },
    set: (part: Partial<EventDraft>) => setChanges((now) => ({ ...now, ...part })),
    /** What was sent is stored now; what was typed since is still a change. */
    forget: (sent: EventDraft) =>
      setChanges((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name, value]) => sent[name as keyof EventDraft] !== value),
        ),
      ),
  };
}
