import { canRedo, canUndo } from '@deckframe/domain/decks/deck/history';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CloudOff, HardDrive, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOutbox } from '#features/decks/editor/save/use-outbox.ts';
import { isUnsaved } from '#features/decks/editor/session/deck-session.ts';
import { useDeckSession, useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { chordText } from './chord-text.ts';

/** Where the deck is saved: on this device, on the server, or being sent. */
export function DeckStatus({ canEdit }: { canEdit: boolean }) {
  const status = useDeckStatus();
  return (
    <footer className="deck-status">
      {status.icon}
      <span className="deck-status__words" role="status">
        {status.text}
      </span>
      {canEdit && <UndoButtons />}
    </footer>
  );
}

export function UndoButtons({ isShort = false }: { isShort?: boolean }) {
  const { t } = useLingui();
  const session = useDeckSession();
  const { history } = useDeckState();
  return (
    <>
      <IconButton
        label={`${t`Undo`} ${chordText('Z')}`}
        icon={<Undo2 size={isShort ? 20 : 16} />}
        disabled={!canUndo(history)}
        onClick={session.undo}
      />
      {!isShort && (
        <IconButton
          label={`${t`Redo`} ⇧${chordText('Z')}`}
          icon={<Redo2 size={16} />}
          disabled={!canRedo(history)}
          onClick={session.redo}
        />
      )}
    </>
  );
}

export function useDeckStatus(): { icon: ReactNode; text: string; short: string } {
  const { t, i18n } = useLingui();
  const state = useDeckState();
  const waiting = useOutbox();
  const { stored, storedAt } = state;
  const at = (moment: string) =>
    i18n.date(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (stored && waiting.some((entry) => entry.deckId === stored.deckId)) {
    return {
      icon: <CloudOff size={15} data-tone="warn" aria-hidden="true" />,
      text: t`Saved on this device, waiting to be sent`,
      short: t`Waiting to be sent`,
    };
  }
  if (!isUnsaved(state)) {
    if (!stored)
      return {
        icon: <HardDrive size={15} aria-hidden="true" />,
        text: t`New deck`,
        short: t`New deck`,
      };
    const saved = at(stored.modifiedDate);
    return {
      icon: <CircleCheck size={15} data-tone="ok" aria-hidden="true" />,
      text: t`Saved · ${saved}`,
      short: t`Saved · ${saved}`,
    };
  }
  if (storedAt === null || storedAt === '') {
    return {
      icon: <TriangleAlert size={15} data-tone="warn" aria-hidden="true" />,
      text: t`Not stored on this device`,
      short: t`Not stored`,
    };
  }
  const time = at(storedAt);
  return {
    icon: <CircleCheck size={15} data-tone="ok" aria-hidden="true" />,
    text: stored ? t`Changes on this device · ${time}` : t`Draft on this device · ${time}`,
    short: stored ? t`Changed · ${time}` : t`Draft · ${time}`,
  };
}
