import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers to fill in or suggest. */
  purpose: 'current' | 'new';
};

/** Allows pasting, password managers and showing the password. */
export function PasswordField({ purpose, ...field }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="off"
      spellCheck={false}
      end={
        <IconButton
          size="sm"
          label={shown ? t`Hide password` : t`Show password`}
          icon={<Icon size={17} aria-hidden="true" />}
          onClick={() => setShown((before) => !before)}
        />
      }
    />
  );
}
