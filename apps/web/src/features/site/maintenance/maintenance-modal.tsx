import {
  isBlankMaintenanceCode,
  normaliseMaintenanceCode,
} from '@deckframe/domain/site/maintenance/maintenance-code';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { maintenanceText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { unlockGame } from './api.ts';
import { useMaintenance } from './maintenance-context.ts';
import { isSubmitDisabled, toUnlockFault, type UnlockFault } from './unlock-outcome.ts';
import './maintenance-modal.css';

/** MAINT-03: covers the inert app. */
export function MaintenanceModal() {
  const { t } = useLingui();
  const { config } = useAppServices();
  const form = useUnlockForm();
  return (
    <div className="lock" role="dialog" aria-modal="true" aria-labelledby="lock-title">
      <form className="lock-box" onSubmit={form.submit} noValidate>
        <LockKeyhole size={32} aria-hidden="true" className="lock-icon" />
        <h1 id="lock-title" className="lock-title">
          <Trans>Under maintenance</Trans>
        </h1>
        {config.maintenanceMessage && <p className="lock-message">{config.maintenanceMessage}</p>}
        <TextField
          ref={form.field}
          className="lock-field"
          label={t`Maintenance code`}
          value={form.code}
          onChange={(event) => form.change(event.target.value)}
          onKeyDown={form.pressKey}
          error={form.fault && maintenanceText(form.fault)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={form.verifying}
          disabled={isSubmitDisabled(form.code, form.verifying)}
        >
          <Trans>Unlock</Trans>
        </Button>
      </form>
    </div>
  );
}

function useUnlockForm() {
  const { api, config } = useAppServices();
  const maintenance = useMaintenance();
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<UnlockFault | null>(null);
  const [verifying, setVerifying] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const unlock = async () => {
    setVerifying(true);
    try {
      await unlockGame(api, config.gameid, normaliseMaintenanceCode(code));
      maintenance.accept();
      toasts.show({ kind: 'success', title: maintenanceText('granted') });
      await queryClient.resetQueries();
    } catch (error) {
      const outcome = toUnlockFault(error);
      setFault(outcome);
      if (outcome === 'wrong') setCode('');
      field.current?.focus();
    } finally {
      setVerifying(false);
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (verifying) return;
    if (isBlankMaintenanceCode(code)) {
      setFault('codeMissing');
      field.current?.focus();
      return;
    }
    setFault(null);
    void unlock();
  };

  return {
    code,
    fault,
    verifying,
    field,
    change: (next: string) => {
      setCode(next);
      setFault(null);
    },
    submit,
    /** C-86: Enter does not submit while the button is disabled. */
    pressKey: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && code === '') submit(event);
    },
  };
}
