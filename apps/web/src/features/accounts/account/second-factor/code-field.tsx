import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import './second-factor.css';

export interface CodeFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** True if recovery codes are not allowed. */
  appOnly?: boolean;
}

/** Field for an app code or recovery code. */
export function CodeField({ appOnly = false, ...field }: CodeFieldProps) {
  const { t } = useLingui();
  const [isRecovery, setRecovery] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the field when the step appears.
    place.current?.querySelector('input')?.focus();
  }, [isRecovery]);
  return (
    <div ref={place} className="code-field">
      <TextField
        {...field}
        className="code-field__input"
        label={isRecovery ? t`Recovery code` : t`Code`}
        hint={
          isRecovery
            ? t`One of the ten you saved when you set up the app. It works once.`
            : t`The six digits that your authenticator app shows now.`
        }
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
      />
      {!appOnly && (
        <Button variant="ghost" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? <Trans>Use the app instead</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      )}
    </div>
  );
}
