import type { DeckSession } from './deck-session.ts';

/**
 * The session to change the draft with. A stored deck that is open keeps its place and its undo: the
 * draft is then changed beside it, where it is kept. Where nothing is kept, it lives in the session.
 */
export function chooseDraftSession(
  session: DeckSession,
  createAside: () => DeckSession,
  isStoring: boolean,
): DeckSession {
  const chosen = session.state.get().opened === 'stored' && isStoring ? createAside() : session;
  chosen.openDraft();
  return chosen;
}
