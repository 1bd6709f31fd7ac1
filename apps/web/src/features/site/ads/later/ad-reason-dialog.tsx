import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useGameConfig } from '#lib/app-services.ts';
import { buttonClassName } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { AdReason } from './ad-reason.ts';

type AdReasonDialogProps = { reason: AdReason; onClose: () => void; onFollow?: () => void };

/** Explains all reasons for an ad. */
export function AdReasonDialog({ reason, onClose, onFollow }: AdReasonDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(reason);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={reason.kind === 'asked' ? t`What is sent` : t`Why this ad?`}
      closeLabel={t`Close`}
      footer={
        <Link
          to="/settings"
          hash="ads"
          className={buttonClassName({ size: 'lg' })}
          onClick={() => {
            onClose();
            onFollow?.();
          }}
        >
          {t`Choose your ads`}
        </Link>
      }
    >
      <ul className="ad-reasons">
        {reasons.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function useReasons(reason: AdReason): string[] {
  const { t } = useLingui();
  const { gamename: name } = useGameConfig();
  if (reason.kind === 'house') {
    return [
      t`It is one of our own: no other company is involved.`,
      t`Everyone without EX who looks at ${name} in your language may see it. Which of ours comes is drawn by lot.`,
      t`Nothing about you was used, no profile, history or cookie. We count how often it is seen and followed on a day, not by whom.`,
    ];
  }
  if (reason.kind === 'standing') {
    return [
      t`None of our own ads runs right now, so this place tells how to be rid of ads.`,
      t`Everyone without EX sees it. Nothing about you was used, and nothing is counted.`,
    ];
  }
  const { host } = reason;
  const sent = t`The frame is told which place it fills: between cards, at the bottom or full screen. As with every request, the partner sees the address of your connection and the kind of your browser.`;
  const held = t`It learns neither your name nor the page you look at, has no cookie here and cannot read or lead away the page.`;
  return reason.kind === 'partner'
    ? [
        t`You allowed ads of partners in this browser. This one comes from ${host}, in a closed frame.`,
        sent,
        held,
      ]
    : [
        t`Nothing, as long as you have not said yes. After a yes, ads come from ${host}, in a closed frame.`,
        sent,
        held,
      ];
}
