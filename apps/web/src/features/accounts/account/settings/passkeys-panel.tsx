import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { arePasskeysSupported } from '../passkeys/passkey-ceremony.ts';
import { Loaded } from './loaded.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { deletePasskey, PASSKEYS, passkeysQuery, type Passkey } from './settings-api.ts';
import { SettingList, SettingRow } from './setting-row.tsx';
import { useAccountWrite } from './use-account-write.ts';
import { useDate } from './use-date.ts';

type Open = { kind: 'add' } | { kind: 'rename' | 'delete'; passkey: Passkey } | null;

export function PasskeysPanel() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const passkeys = useQuery(passkeysQuery(useUser()?.id));
  const [open, setOpen] = useState<Open>(null);
  const formatDate = useDate();
  const close = () => setOpen(null);
  const removal = useAccountWrite({
    send: (id: string, key) => deletePasskey(api, id, key).finally(close),
    changes: PASSKEYS,
    doneText: t`Passkey removed.`,
  });
  return (
    <Panel heading={t`Passkeys`}>
      <p className="settings-note-line">
        <Trans>
          Log in with your fingerprint, your face or your screen lock. A passkey cannot be guessed,
          stolen from us or typed into a fake page.
        </Trans>
      </p>
      <Loaded query={passkeys} failedTitle={t`Your passkeys did not load`} lines={1}>
        {(entries) => (
          <SettingList>
            {entries.map((passkey) => (
              <SettingRow
                key={passkey.id}
                icon={<KeyRound size={17} aria-hidden="true" />}
                title={
                  <>
                    {passkey.name}
                    {passkey.synced && <Tag>{t`Synced`}</Tag>}
                  </>
                }
                note={t`Added ${formatDate(passkey.createdAt)}`}
                actions={
                  <>
                    <IconButton
                      label={t`Rename ${passkey.name}`}
                      icon={<Pencil size={16} aria-hidden="true" />}
                      onClick={() => setOpen({ kind: 'rename', passkey })}
                    />
                    <IconButton
                      label={t`Remove ${passkey.name}`}
                      icon={<Trash2 size={16} aria-hidden="true" />}
                      onClick={() => setOpen({ kind: 'delete', passkey })}
                    />
                  </>
                }
              />
            ))}
          </SettingList>
        )}
      </Loaded>
      <div className="settings-foot">
        {arePasskeysSupported() ? (
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setOpen({ kind: 'add' })}
          >
            <Trans>Add a passkey</Trans>
          </Button>
        ) : (
          <p className="setting__note">
            <Trans>This browser is too old for passkeys.</Trans>
          </p>
        )}
      </div>
      {open?.kind === 'add' && <PasskeyNameDialog onClose={close} />}
      {open?.kind === 'rename' && <PasskeyNameDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && close()}
          title={t`Remove this passkey?`}
          objectName={open.passkey.name}
          description={t`You can no longer log in with it here. Your device may still list it; remove it there as well.`}
          confirmLabel={t`Remove passkey`}
          cancelLabel={t`Cancel`}
          busy={removal.isPending}
          onConfirm={() => removal.mutate(open.passkey.id)}
        />
      )}
    </Panel>
  );
}
