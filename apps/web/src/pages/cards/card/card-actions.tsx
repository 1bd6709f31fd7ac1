import { useLingui } from '@lingui/react/macro';
import { PictureInPicture2, Pin, Share2 } from 'lucide-react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useShareLink } from '#features/community/sharing/use-share-link.ts';
import { StapleButton } from '#features/community/lazy-community.tsx';
import { ReportCardButton } from '#features/cards/card-report/report-card-button.tsx';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { Button } from '#ui/button.tsx';
import { LoadingPart } from '#ui/loading-part.tsx';
import { AddToDeckButton } from '#features/decks/editor/add/add-to-deck-button.tsx';

/** Actions: add to deck, mark as staple, share, preview, report. */
export function CardActions({ card }: { card: CatalogueCard }) {
  const { t } = useLingui();
  const share = useShareLink();
  return (
    <div className="card-actions">
      <AddToDeckButton card={card} />
      <LoadingPart standIn={<Button icon={<Pin size={16} />}>{t`Mark as staple`}</Button>}>
        <StapleButton originalId={card.originalid} />
      </LoadingPart>
      <Button icon={<Share2 size={16} />} onClick={() => void share(card.name)}>
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
