import type { DeckSession } from './deck-session.ts';

/** Returns the draft's session. An open stored deck keeps its place and undo. */
export function chooseDraftSession(
  session: DeckSession,
  createAside: () => DeckSession,
  isStoring: boolean,
): DeckSession {
  const chosen = session.state.get().opened === 'stored' && isStoring ? createAside() : session;
  chosen.openDraft();
  return chosen;
}
