import { useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { endSessions, type UserSheetData } from '../../../../features/staff/users-api.ts';
import { useUserAct } from './use-user-act.ts';

export function EndSessionsButton({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { id, username } = sheet.user.member;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useUserAct<void>(
    id,
    (_, key) => endSessions(api, id, key),
    () => t`Logged out everywhere.`,
  );
  return (
    <>
      <Button
        icon={<LogOut size={16} aria-hidden="true" />}
        busy={isPending}
        disabled={sheet.sessions === 0}
        onClick={() => setAsking(true)}
      >
        {t`Log out everywhere`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Log out everywhere?`}
        objectName={username}
        description={t`Every device must log in again. Nothing is lost.`}
        confirmLabel={t`Log out everywhere`}
        cancelLabel={t`Cancel`}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
