import { useLingui } from '@lingui/react/macro';

/** Acts in words; one that has none yet is told by its own name. */
export function useActionWords(): (action: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    'user.suspend': t`Suspended`,
    'user.lift-suspension': t`Suspension ended`,
    'user.roles': t`Roles changed`,
    'user.end-sessions': t`Logged out everywhere`,
    'user.reset-second-factor': t`Second factor reset`,
    'comment.remove': t`Comment removed`,
    'comments.lock': t`Comments locked or opened`,
    'decks.moderate': t`Deck flagged`,
    'mail.send': t`Mail sent`,
    'mail.take-back': t`Mail taken back`,
    'maintenance.change': t`Maintenance changed`,
    'card-report.resolve': t`Card report resolved`,
    'card-report.reopen': t`Card report opened again`,
    'report.dismissed': t`Report dismissed`,
    'report.removed': t`Reported thing removed`,
    'report.reopened': t`Report opened again`,
  };
  return (action) => words[action] ?? action;
}
