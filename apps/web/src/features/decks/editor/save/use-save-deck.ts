import { createDeckId, DECK_ID_RANDOM_BYTES } from '@deckframe/domain/decks/deck-id/deck-id';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { type DeckDocument, isUnnamed } from '@deckframe/domain/decks/deck/deck';
import { listDeckColors } from '@deckframe/domain/decks/deck/deck-figures';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { deckText } from '#lib/message-text.ts';
import { useSignInFirst } from '#lib/use-sign-in-first.ts';
import { createValueStore } from '#lib/value-store.ts';
import { tellExp } from '#lib/exp/show-exp.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useDeckCardBook } from '#decks/cards/use-deck-card-book.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { useDeckSession } from '../session/deck-session-of.ts';
import { passOnOpenColors } from '../session/open-colors.ts';
import type { StoredDeck } from '#decks/api/deck-mapping.ts';
import type { SaveOutcome } from './deck-saver.ts';
import { tellRefusal } from './tell-outcome.ts';
import { useSavedOffers } from './use-saved-offers.ts';
import { useDeckSaver } from './use-deck-saver.ts';

/** A deck saved meanwhile, shown by the conflict dialog. */
export const conflictStore = createValueStore<StoredDeck | null>(null);

/** Saves the open deck; ignored while saving. */
export function useSaveDeck(): () => Promise<void> {
  const config = useGameConfig();
  const book = useDeckCardBook();
  const user = useUser();
  const session = useDeckSession();
  const latest = useRef(() => Promise.resolve());
  const askToSignIn = useSignInRequest(() => void latest.current());
  const followOutcome = useOutcomeFollower(askToSignIn);
  const saver = useDeckSaver();

  const save = async () => {
    if (saver.phase.get() === 'format' || saver.phase.get() === 'persist') return;
    if (!user) {
      askToSignIn();
      return;
    }
    const { stored, version } = session.state.get();
    const document = session.document();
    const rules = createDeckRules(config, book.find, dayOf(new Date()));
    const deckId = stored?.deckId ?? newDeckId();
    try {
      const outcome = await saver.save({
        userId: user.id,
        game: config.gameid,
        deckId,
        version: stored === null || version === 0 ? null : version,
        document,
        colors: listDeckColors(rules, document.cards),
      });
      if (outcome.kind === 'waiting' && stored === null) {
        // True if it was public before.
        session.confirm(
          {
            deckId,
            ownerId: user.id,
            ownerName: user.username,
            version: 0,
            isLocked: false,
            modifiedDate: outcome.entry.savedAt,
            document,
          },
          document,
        );
      }
      const wasPublic = stored?.document.visibility === 'public';
      await followOutcome(outcome, document, stored === null, wasPublic);
    } catch (error) {
      tellRefusal(error, '');
    } finally {
      saver.phase.set('idle');
    }
  };
  useEffect(() => {
    latest.current = save;
  });
  return save;
}

type OutcomeFollower = (
  outcome: SaveOutcome,
  sent: DeckDocument,
  wasDraft: boolean,
  /** True if it was public before. */
  wasPublic: boolean,
) => Promise<void>;

/** Shows the result and moves to the new address. */
function useOutcomeFollower(askToSignIn: () => void): OutcomeFollower {
  const { t } = useLingui();
  const services = useAppServices();
  const user = useUser();
  const session = useDeckSession();
  const navigate = useNavigate();
  const { tellPublished, offerName } = useSavedOffers();
  return async (outcome, sent, wasDraft, wasPublic) => {
    switch (outcome.kind) {
      case 'saved':
        session.confirm(outcome.deck, sent);
        toasts.show({ kind: 'success', title: deckText('saved') });
        tellExp(services.session, user?.id, outcome);
        // Last, so that nothing covers it.
        if (sent.visibility === 'public' && !wasPublic) tellPublished(outcome.deck.deckId);
        else if (isUnnamed(sent.name)) offerName(sent);
        break;
      case 'waiting':
        toasts.show({
          kind: 'info',
          title: t`Saved on this device.`,
          detail: t`It is sent as soon as there is a connection.`,
        });
        break;
      case 'conflict':
        conflictStore.set(outcome.stored);
        return;
      case 'refused':
        tellRefusal(outcome.error, t`Clone it to make your own version.`);
        return;
      case 'signedOut':
        askToSignIn();
        return;
    }
    const deckId = outcome.kind === 'saved' ? outcome.deck.deckId : outcome.entry.deckId;
    if (!wasDraft) return;
    passOnOpenColors(services.config.gameid, deckId);
    await navigate({ to: '/deckbuilder/$deckId', params: { deckId }, replace: true });
  };
}

/** `save` runs once the visitor has logged in. */
function useSignInRequest(save: () => void): () => void {
  const { t } = useLingui();
  const signInFirst = useSignInFirst();
  return () =>
    signInFirst({
      title: deckText('signInToSave'),
      promise: t`Log in or sign up. Your draft stays here and is saved then.`,
      resume: save,
    });
}

function newDeckId(): string {
  return createDeckId(Date.now(), crypto.getRandomValues(new Uint8Array(DECK_ID_RANDOM_BYTES)));
}
