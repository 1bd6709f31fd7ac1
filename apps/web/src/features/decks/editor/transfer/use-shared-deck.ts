import { readDeckAddress } from '@deckframe/domain/decks/deck-code/deck-code-address';
import { EMPTY_DOCUMENT } from '@deckframe/domain/decks/deck/deck';
import { pickEnergies } from '@deckframe/domain/decks/deck/judge-deck';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { transferText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useDeckSession } from '../session/deck-session-of.ts';

/** Opens a shared deck as draft; undo restores the previous one. */
export function useSharedDeck(): void {
  const { t } = useLingui();
  const { hash } = useLocation();
  const config = useGameConfig();
  const { gameid } = config;
  const session = useDeckSession();
  const navigate = useNavigate();
  const taken = useRef('');
  useEffect(() => {
    if (!hash.startsWith('deck=') || taken.current === hash) return;
    taken.current = hash;
    const decoded = readDeckAddress(`#${hash}`);
    if (!decoded.ok) {
      toasts.show({ kind: 'error', title: transferText(decoded.code) });
    } else if (decoded.coded.gameid !== gameid) {
      const { gameid: game } = decoded.coded;
      toasts.show({ kind: 'error', title: transferText('codeOtherGame', { game }) });
    } else {
      const { name, deck } = decoded.coded;
      const energy = pickEnergies(config, decoded.coded.energy);
      session.startDraft({ ...EMPTY_DOCUMENT, name, cards: deck, energy });
      toasts.show({
        kind: 'success',
        title: transferText('imported'),
        action: { label: t`Undo`, onPress: session.undo },
      });
    }
    void navigate({ to: '.', hash: '', replace: true });
  }, [hash, config, gameid, session, navigate, t]);
}
