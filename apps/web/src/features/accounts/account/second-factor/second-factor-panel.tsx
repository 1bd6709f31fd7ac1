import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { renderSVG } from 'uqr';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { sendOnce } from '#lib/write/send-write.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { Loaded } from '../settings/loaded.tsx';
import { SettingList, SettingRow } from '../settings/setting-row.tsx';
import { useAccountWrite } from '../settings/use-account-write.ts';
import { useDate } from '../settings/use-date.ts';
import { useSignedIn } from '../sign-in/use-signed-in.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  SECOND_FACTOR,
  secondFactorQuery,
  confirmSetUp,
  readMe,
  type SecondFactorSetUp,
  type SecondFactorState,
} from './second-factor-api.ts';
import './second-factor.css';

interface SetUpDialogProps {
  /** The set-up from the server. */
  setUp: SecondFactorSetUp;
  onClose: () => void;
}

/** Dialog with the QR code, then the first code, then the recovery codes. */
function SetUpDialog({ setUp, onClose }: SetUpDialogProps) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codes ? t`Save your recovery codes` : t`Set up an authenticator app`}
      description={
        codes
          ? t`Each one logs you in once if you lose the app. They are shown only now.`
          : t`Scan the code with your authenticator app or password manager.`
      }
      closeLabel={t`Close`}
      size="md"
      keepOnOutsidePress
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <SetUpForm setUp={setUp} onConfirmed={setCodes} />
      )}
    </Dialog>
  );
}

function SetUpForm(props: { setUp: SecondFactorSetUp; onConfirmed: (codes: string[]) => void }) {
  const { setUp, onConfirmed } = props;
  const { t } = useLingui();
  const services = useAppServices();
  const { api } = services;
  const queryClient = useQueryClient();
  const signedIn = useSignedIn();
  const form = useAccountForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t`Enter the code.` : undefined }),
    send: async ({ code }) => {
      onConfirmed(await sendOnce(services, () => confirmSetUp(api, code.trim())));
      await queryClient.invalidateQueries({ queryKey: [SECOND_FACTOR] });
      // Staff roles apply from now on.
      const me = await readMe(api);
      if (me) signedIn(me);
    },
    explain: (error) => {
      const text = errorText(error);
      const isWrong = error instanceof ApiError && error.code === 'CODE_WRONG';
      return isWrong ? { field: 'code', text } : { text };
    },
  });
  const svg = renderSVG(setUp.uri, {
    border: 2,
    ecc: 'M',
    blackColor: '#0a0c0f',
    whiteColor: '#ffffff',
  });
  return (
    <div className="factor-set-up">
      <img
        className="factor-set-up__qr"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
        alt={t`QR code for your authenticator app`}
      />
      <AccountForm form={form}>
        <p className="factor-set-up__secret">
          <Trans>Or type this key:</Trans>
          <code>{setUp.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CodeField {...form.field('code')} appOnly />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          <Trans>Turn it on</Trans>
        </Button>
      </AccountForm>
    </div>
  );
}

/** Explains why staff cannot act yet. */
function StaffNotice({ factors }: { factors: SecondFactorState }) {
  const { t } = useLingui();
  const { sessionWatch } = useAppServices();
  const { authenticator, passkeys, proved, required } = factors;
  if (!required || proved) return null;
  if (authenticator === null && passkeys === 0) {
    return (
      <Notice tone="warn" title={t`Staff need a second factor.`}>
        <Trans>Until you have one, your account works like any other.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      title={t`Your staff rights need a second factor.`}
      action={
        <Button onClick={() => sessionWatch.noticeRefusal('unproved')}>
          {authenticator ? <Trans>Enter your code</Trans> : <Trans>Use a passkey</Trans>}
        </Button>
      }
    />
  );
}

type Open =
  | { kind: 'set-up'; setUp: SecondFactorSetUp }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'remove' }
  | null;

/** The authenticator app and its recovery codes. Passkeys have their own panel. */
export function SecondFactorPanel() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const state = useQuery(secondFactorQuery(user?.id));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const begin = useApiWrite('POST /api/me/second-factor/begin', {
    isKeyless: true,
    done: (setUp) => setOpen({ kind: 'set-up', setUp }),
  });
  const remake = useApiWrite('POST /api/me/second-factor/recovery-codes', {
    isKeyless: true,
    done: ({ recoveryCodes }) => setOpen({ kind: 'codes', codes: recoveryCodes }),
  });
  const removal = useAccountWrite({
    send: () => api('DELETE /api/me/second-factor').finally(close),
    isKeyless: true,
    changes: SECOND_FACTOR,
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
              onSetUp={() => begin.mutate({})}
              onRemake={() => remake.mutate({})}
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
