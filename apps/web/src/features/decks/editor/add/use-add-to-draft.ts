import { useLingui } from '@lingui/react/macro';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useAppServices } from '#lib/app-services.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { deckReasonText, deckText, errorText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { DraftAdded, DraftSwap } from './add-to-draft.ts';

/** One toast for repeated clicks. */
const ADDED_TOAST = 'added-to-draft';

const loadDraft = () => loadChunk('add-to-own-draft', () => import('./add-to-own-draft.ts'));

/** Adds a copy to the builder's draft and shows a message. */
export function useAddToDraft(card: CatalogueCard): {
  add: () => Promise<void>;
  /** Preloads; errors are handled on click. */
  prepare: () => void;
} {
  const { t } = useLingui();
  const services = useAppServices();
  const tellAdded = ({ zone, count, undo }: DraftAdded) =>
    toasts.show({
      id: ADDED_TOAST,
      kind: 'success',
      title: t`${card.name} added to your draft.`,
      detail:
        zone.size === null ? `${zone.name} ${count}` : t`${zone.name} ${count} of ${zone.size}`,
      action: { label: t`Undo`, onPress: undo },
    });
  const offerSwap = ({ zone: { name: zone }, out, take }: DraftSwap) => {
    const { name } = card;
    toasts.show({
      id: ADDED_TOAST,
      kind: 'info',
      title: t`${zone}: ${out}. Swap for ${name}?`,
      action: { label: t`Swap`, onPress: () => tellAdded(take()) },
    });
  };
  const add = async () => {
    try {
      const { addToOwnDraft } = await loadDraft();
      const added = await addToOwnDraft(services, card);
      if (added.ok === true) tellAdded(added);
      else if (added.ok === 'swap') offerSwap(added);
      else {
        const title = deckReasonText(added.reason.code, added.reason.params);
        toasts.show({ id: ADDED_TOAST, kind: 'warning', title });
      }
    } catch (error) {
      toasts.show({ kind: 'error', title: deckText('addError', { message: errorText(error) }) });
    }
  };
  return { add, prepare: () => void loadDraft().catch(() => {}) };
}
