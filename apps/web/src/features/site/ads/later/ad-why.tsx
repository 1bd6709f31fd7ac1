import { useLingui } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { AdReason } from './ad-reason.ts';

export const AdReasonDialog = lazyPart(
  'ad-reason',
  () => import('./ad-reason-dialog.tsx').then((m) => m.AdReasonDialog),
  { texts: 'site' },
);

type AdWhyProps = {
  reason: AdReason;
  /** A label where there is space, otherwise an icon. */
  look: 'words' | 'sign';
  /** Called when the reader follows the link. */
  onFollow?: () => void;
};

/** Opens the explanation of why this ad is shown. */
export function AdWhy({ reason, look, onFollow }: AdWhyProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {look === 'words' ? (
        <Button size="lg" variant="ghost" onClick={() => setOpen(true)}>
          {t`Why this ad?`}
        </Button>
      ) : (
        <IconButton
          className="ad-why"
          size="sm"
          label={t`Why this ad?`}
          icon={<CircleQuestionMark size={15} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <Suspense>
          <AdReasonDialog reason={reason} onClose={() => setOpen(false)} onFollow={onFollow} />
        </Suspense>
      )}
    </>
  );
}
