import { useLingui } from '@lingui/react/macro';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface ReportDialogProps {
  readonly contentType: 'comment' | 'custom-series' | 'deck' | 'profile' | 'trade-note';
  readonly contentId: string;
  readonly onClose: () => void;
}

/** Reports content to the moderators. */
export function ReportDialog({ contentType, contentId, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  return (
    <ReasonDialog
      title={t`Report`}
      label={t`What is wrong with it?`}
      hint={t`Only administrators can read this.`}
      action={t`Send report`}
      variant="primary"
      send={(reason, key) =>
        api('POST /api/reports', { key, body: { contentType, contentId, game, reason } })
      }
      done={() => toasts.show({ kind: 'success', title: t`Reported. Thank you.` })}
      onClose={onClose}
    />
  );
}
