import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AtSign, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { Loaded } from './loaded.tsx';
import { accountQuery } from './settings-api.ts';
import { SettingList, SettingRow } from './setting-row.tsx';

export function SignInPanel() {
  const { t } = useLingui();
  const account = useQuery(accountQuery(useUser()?.id));
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel heading={t`E-mail and password`}>
      <Loaded query={account} failedTitle={t`Your account did not load`} lines={2}>
        {({ email, pendingEmail }) => (
          <SettingList>
            <SettingRow
              icon={<AtSign size={17} aria-hidden="true" />}
              title={email}
              note={
                pendingEmail === null ? (
                  t`Only you can see it.`
                ) : (
                  <>
                    <Tag tone="warn">{t`Not confirmed`}</Tag>{' '}
                    {t`Open the link we sent to ${pendingEmail}.`}
                  </>
                )
              }
              actions={
                <Button onClick={() => setOpen('email')}>
                  <Trans>Change e-mail</Trans>
                </Button>
              }
            />
            <SettingRow
              icon={<LockKeyhole size={17} aria-hidden="true" />}
              title={t`Password`}
              note={t`Changing it logs out your other devices.`}
              actions={
                <Button onClick={() => setOpen('password')}>
                  <Trans>Change password</Trans>
                </Button>
              }
            />
          </SettingList>
        )}
      </Loaded>
      {open === 'email' && <ChangeEmailDialog onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
    </Panel>
  );
}
