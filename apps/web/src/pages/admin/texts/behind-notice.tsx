import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type BehindNoticeProps = { author: string | null; onTake: () => void; onKeep: () => void };

/** A colleague has saved since the form was read: whose words stay is chosen, never lost by chance. */
export function BehindNotice({ author, onTake, onKeep }: BehindNoticeProps) {
  const { t } = useLingui();
  const who = author ?? t`Deleted user`;
  return (
    <Notice
      tone="warn"
      title={t`${who} saved in the meantime.`}
      action={
        <>
          <Button size="sm" onClick={onTake}>
            <Trans>Take theirs</Trans>
          </Button>
          <Button size="sm" onClick={onKeep}>
            <Trans>Continue with mine</Trans>
          </Button>
        </>
      }
    >
      {t`Yours are not saved.`}
    </Notice>
  );
}
