import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Panel } from '#ui/panel.tsx';
import { Loaded } from '../settings/loaded.tsx';
import { SettingList, SettingRow } from '../settings/setting-row.tsx';
import { useAccountWrite } from '../settings/use-account-write.ts';
import { useDate } from '../settings/use-date.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  beginSetUp,
  remakeRecoveryCodes,
  removeAuthenticator,
  SECOND_FACTOR_KEY,
  secondFactorQuery,
  type SecondFactorSetUp,
  type SecondFactorState,
} from './second-factor-api.ts';
import { SetUpDialog } from '../../../account/second-factor/set-up-dialog.tsx';
import { StaffNotice } from '../../../account/second-factor/staff-notice.tsx';

type Open =
  | { kind: 'set-up'; setUp: SecondFactorSetUp }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'remove' }
  | null;

/** The authenticator app and its recovery codes; passkeys have a panel of their own. */
export function SecondFactorPanel() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const state = useQuery(secondFactorQuery(api));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const begin = useWrite({
    send: () => beginSetUp(api),
    isKeyless: true,
    done: (setUp) => setOpen({ kind: 'set-up', setUp }),
  });
  const remake = useWrite({
    send: () => remakeRecoveryCodes(api),
    isKeyless: true,
    done: (codes) => setOpen({ kind: 'codes', codes }),
  });
  const removal = useAccountWrite({
    send: () => removeAuthenticator(api).finally(close),
    isKeyless: true,
    changes: SECOND_FACTOR_KEY,
    doneText: t`Authenticator app removed.`,
  });
  return (
    <Panel heading={<span id="second-factor">{t`Second factor`}</span>}>
      <p className="settings-note-line">
        <Trans>
          With an authenticator app, a password alone no longer opens your account. A passkey needs
          no code: it is two factors in one.
        </Trans>
      </p>
      <Loaded query={state} failedTitle={t`Your second factors did not load`} lines={1}>
        {(factors) => (
          <>
            <StaffNotice factors={factors} />
            <FactorRows
              factors={factors}
              busy={{ setUp: begin.isPending, remake: remake.isPending }}
              onSetUp={() => begin.mutate()}
              onRemake={() => remake.mutate()}
              onRemove={() => setOpen({ kind: 'remove' })}
            />
          </>
        )}
      </Loaded>
      {open?.kind === 'set-up' && <SetUpDialog setUp={open.setUp} onClose={close} />}
      {open?.kind === 'codes' && (
        <Dialog
          open
          onOpenChange={(next) => !next && close()}
          title={t`Your new recovery codes`}
          description={t`The old ones no longer work. These are shown only now.`}
          closeLabel={t`Close`}
          size="md"
          keepOnOutsidePress
        >
          <RecoveryCodes codes={open.codes} onDone={close} />
        </Dialog>
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && close()}
          title={t`Remove the authenticator app?`}
          objectName={user?.username ?? ''}
          description={t`Your password alone will log you in again, and the recovery codes stop working.`}
          confirmLabel={t`Remove app`}
          cancelLabel={t`Cancel`}
          busy={removal.isPending}
          onConfirm={() => removal.mutate()}
        />
      )}
    </Panel>
  );
}

interface FactorRowsProps {
  factors: SecondFactorState;
  busy: { setUp: boolean; remake: boolean };
  onSetUp: () => void;
  onRemake: () => void;
  onRemove: () => void;
}

function FactorRows({ factors, busy, onSetUp, onRemake, onRemove }: FactorRowsProps) {
  const { t } = useLingui();
  const formatDate = useDate();
  const { authenticator } = factors;
  return (
    <SettingList>
      <SettingRow
        icon={<Smartphone size={17} aria-hidden="true" />}
        title={t`Authenticator app`}
        note={authenticator ? t`Added ${formatDate(authenticator.addedAt)}` : t`Not set up`}
        actions={
          authenticator ? (
            <>
              <Button busy={busy.setUp} onClick={onSetUp}>
                <Trans>Replace app</Trans>
              </Button>
              <Button onClick={onRemove}>
                <Trans>Remove app</Trans>
              </Button>
            </>
          ) : (
            <Button variant="primary" busy={busy.setUp} onClick={onSetUp}>
              <Trans>Set up app</Trans>
            </Button>
          )
        }
      />
      {authenticator && (
        <SettingRow
          icon={<LifeBuoy size={17} aria-hidden="true" />}
          title={t`Recovery codes`}
          note={
            <Plural
              value={authenticator.recoveryCodesLeft}
              _0="None left. Make new ones."
              one="# left."
              other="# left."
            />
          }
          actions={
            <Button busy={busy.remake} onClick={onRemake}>
              <Trans>Make new codes</Trans>
            </Button>
          }
        />
      )}
    </SettingList>
  );
}
