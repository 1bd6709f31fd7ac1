import { useState } from 'react';
import type { EventDraft } from './tournaments/event-draft.ts';

type Field = keyof EventDraft;
/** `from` is what the event had; without it, whatever the event has now may be replaced. */
type Change = { to: unknown; from?: unknown };
type Changes = ReadonlyMap<Field, Change>;

/** What was changed here; all else follows the event, so that what others change meanwhile shows. */
export function useEventDraft(stored: EventDraft) {
  const [changes, setChanges] = useState<Changes>(new Map());
  return {
    draft: withChanges(stored, changes),
    set: (part: Partial<EventDraft>) => setChanges((now) => addChanges(now, part, stored)),
    /** Somebody else has changed what was changed here too: saving would undo that unseen. */
    isOvertaken: [...changes].some(([name, by]) => 'from' in by && by.from !== stored[name]),
    /** The organiser has been told so, and what is saved next is meant. */
    told: () => setChanges((now) => new Map([...now].map(([name, { to }]) => [name, { to }]))),
    /** What was sent is stored now; what was typed since is still a change. */
    forget: (sent: EventDraft) =>
      setChanges(
        (now) =>
          new Map(
            [...now].flatMap(([name, { to }]) => (to === sent[name] ? [] : [[name, { to }]])),
          ),
      ),
  };
}

function withChanges(stored: EventDraft, changes: Changes): EventDraft {
  return { ...stored, ...Object.fromEntries([...changes].map(([name, { to }]) => [name, to])) };
}

function addChanges(now: Changes, part: Partial<EventDraft>, stored: EventDraft): Changes {
  const added = (Object.keys(part) as Field[]).map(
    (name) => [name, { ...(now.get(name) ?? { from: stored[name] }), to: part[name] }] as const,
  );
  return new Map([...now, ...added]);
}
