import { useLingui } from '@lingui/react/macro';
import { PictureInPicture2, Pin, Share2 } from 'lucide-react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { StapleButton } from '#features/community/lazy-community.tsx';
import { ReportCardButton } from '#features/cards/card-report/report-card-button.tsx';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { Button } from '#ui/button.tsx';
import { LoadingPart } from '#ui/loading-part.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AddToDeckButton } from '#features/decks/editor/add/add-to-deck-button.tsx';

/** Actions: add to deck, mark as staple, share, preview, report. */
export function CardActions({ card }: { card: CatalogueCard }) {
  const { t } = useLingui();
  const share = async () => {
    const url = window.location.href;
    try {
      if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title: card.name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toasts.show({ kind: 'generic', title: t`Link copied` });
    } catch (error) {
      // Cancelling the share dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ kind: 'error', title: t`The link could not be copied`, detail: url });
    }
  };
  return (
    <div className="card-actions">
      <AddToDeckButton card={card} />
      <LoadingPart standIn={<Button icon={<Pin size={16} />}>{t`Mark as staple`}</Button>}>
        <StapleButton originalId={card.originalid} />
      </LoadingPart>
      <Button icon={<Share2 size={16} />} onClick={() => void share()}>
        {t`Share`}
      </Button>
      <Button
        icon={<PictureInPicture2 size={16} />}
        onClick={() => cardPreviews.send({ kind: 'pin', card })}
      >
        {t`Pin preview`}
      </Button>
      <ReportCardButton card={card}>{t`Report an error`}</ReportCardButton>
    </div>
  );
}
