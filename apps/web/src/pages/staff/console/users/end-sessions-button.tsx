import { useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { UserSheetData } from '../../../../features/staff/users-api.ts';
import { userWrite } from './user-write.ts';

export function EndSessionsButton({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const { id, username } = sheet.user.member;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiWrite(
    'POST /api/admin/users/:userId/end-sessions',
    userWrite(() => t`Logged out everywhere.`),
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
        onConfirm={() => mutate({ params: { userId: id } }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
