import { findUsernameFault } from '@deckframe/domain/accounts/access/usernames';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { refusalText } from '#lib/message-text.ts';
import { TextField, type TextFieldProps } from '#ui/field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usernameFault } from './account-checks.ts';
import './username-field.css';

/** Returns the value after it was stable for some time. */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

const PAUSE_MS = 350;

export type UsernameFieldProps = Omit<TextFieldProps, 'label' | 'hint' | 'value'> & {
  value: string;
};

/** Shows while typing whether a name is available. */
export function UsernameField({ value, error, ...field }: UsernameFieldProps) {
  const { t } = useLingui();
  const name = value.trim();
  const settled = useDebounced(name, PAUSE_MS);
  const isAsked = settled !== '' && findUsernameFault(settled) === null;
  const refusal = useQuery(
    apiQuery(
      'GET /api/auth/username-availability',
      { query: { username: settled } },
      { enabled: isAsked, select: ({ reason }) => reason },
    ),
  );
  const isKnown = settled === name && isAsked && refusal.data !== undefined;
  const taken = isKnown && refusal.data !== null ? refusalText(refusal.data) : undefined;
  const ownFault = settled === name && name.length >= 3 ? usernameFault(name) : undefined;
  const hint = () => {
    if (isKnown && refusal.data === null) {
      return (
        <>
          <CircleCheck size={14} aria-hidden="true" />
          {t`${name} is available.`}
        </>
      );
    }
    if (isAsked && refusal.isFetching) {
      return (
        <>
          <Spinner size={14} />
          {t`Checking whether it is available…`}
        </>
      );
    }
    return t`3 to 30 characters. Everyone can see it.`;
  };
  return (
    <TextField
      {...field}
      value={value}
      label={t`Username`}
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      error={error ?? taken ?? ownFault}
      hint={
        <span
          className="username-hint"
          role="status"
          data-free={isKnown && refusal.data === null ? '' : undefined}
        >
          {hint()}
        </span>
      }
    />
  );
}
