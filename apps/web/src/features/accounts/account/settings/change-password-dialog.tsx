import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { sendOnce } from '#lib/write/send-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { newPasswordFault } from '../form/account-checks.ts';
import { AccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { PasswordStrengthHint } from '../form/password-strength-hint.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { UsernameForManagers } from '../form/username-for-managers.tsx';
import { changePassword, SESSIONS } from './settings-api.ts';

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const services = useAppServices();
  const user = useUser();
  const queryClient = useQueryClient();
  const ownFacts = user ? [user.username, user.email] : [];
  const form = useAccountForm({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? t`Enter your password.` : undefined,
      newPassword: newPasswordFault(newPassword, ownFacts),
    }),
    send: async (values) => {
      await sendOnce(services, () => changePassword(services.api, values));
      toasts.show({ kind: 'success', title: t`Your new password is set.` });
      onClose();
      await queryClient.invalidateQueries({ queryKey: [SESSIONS] });
    },
    explain: (error) => {
      const text = errorText(error);
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'PASSWORD_WRONG') return { field: 'currentPassword', text };
      return code.startsWith('PASSWORD_') ? { field: 'newPassword', text } : { text };
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Change password`}
      closeLabel={t`Close`}
      keepOnOutsidePress
    >
      <AccountForm form={form}>
        <PasswordField
          {...form.field('currentPassword')}
          label={t`Current password`}
          purpose="current"
        />
        <PasswordField
          {...form.field('newPassword')}
          label={t`New password`}
          purpose="new"
          hint={<PasswordStrengthHint password={form.values.newPassword} ownFacts={ownFacts} />}
        />
        <UsernameForManagers />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          <Trans>Set password</Trans>
        </Button>
      </AccountForm>
    </Dialog>
  );
}
