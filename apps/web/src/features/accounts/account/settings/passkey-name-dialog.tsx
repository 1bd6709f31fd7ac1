import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, refusalText } from '#lib/message-text.ts';
import { sendOnce, sendWrite } from '#lib/write/send-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { createPasskey, isPasskeyKnown } from '../passkeys/passkey-ceremony.ts';
import {
  addPasskey,
  loadPasskeyCreation,
  PASSKEYS,
  renamePasskey,
  type Passkey,
} from './settings-api.ts';

const NAME_MAX = 60;

/** Names a new or existing passkey. */
export function PasskeyNameDialog(props: { passkey?: Passkey; onClose: () => void }) {
  const { passkey, onClose } = props;
  const { t } = useLingui();
  const services = useAppServices();
  const { api } = services;
  const queryClient = useQueryClient();
  const add = async (name: string) => {
    const credential = await createPasskey(
      await sendOnce(services, () => loadPasskeyCreation(api)),
    );
    if (credential === null) throw new Error(t`No passkey was made.`);
    await sendWrite(services, (key) => addPasskey(api, name, credential, key));
    toasts.show({ kind: 'success', title: t`Passkey added.` });
  };
  const rename = (id: string, name: string) =>
    sendWrite(services, (key) => renamePasskey(api, id, name, key));
  const form = useAccountForm({
    initial: { name: passkey?.name ?? '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t`Give it a name.` : undefined }),
    send: async ({ name }) => {
      if (passkey) await rename(passkey.id, name.trim());
      else await add(name.trim());
      onClose();
      await queryClient.invalidateQueries({ queryKey: [PASSKEYS] });
    },
    explain: (error) => ({
      text: isPasskeyKnown(error) ? refusalText('PASSKEY_KNOWN') : errorText(error),
    }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={passkey ? t`Rename passkey` : t`Add a passkey`}
      description={
        passkey
          ? undefined
          : t`Your browser then asks where to store it: this device, a phone or a key.`
      }
      closeLabel={t`Close`}
      size="sm"
      keepOnOutsidePress
    >
      <AccountForm form={form}>
        <TextField
          {...form.field('name')}
          label={t`Name`}
          hint={t`So that you recognize it later: Phone, Work laptop.`}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {passkey ? t`Save` : t`Continue`}
        </Button>
      </AccountForm>
    </Dialog>
  );
}
