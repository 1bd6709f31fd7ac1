import {
  USERNAME_MAX,
  USERNAME_MIN,
  type UsernameFault,
} from '@deckframe/domain/accounts/access/usernames';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { refusalText } from '#lib/message-text.ts';
import { TextField } from '#ui/field.tsx';
import { usernameQuery } from '../../community/profile/api.ts';

const PAUSE_MS = 350;

export interface UsernameFieldProps {
  value: string;
  /** The name one has now; it needs no check. */
  current: string;
  fault: UsernameFault | null;
  onChange: (value: string) => void;
}

/** The name, with a word about whether it can be had while it is typed (PROF-11). */
export function UsernameField({ value, current, fault, onChange }: UsernameFieldProps) {
  const { t } = useLingui();
  const name = value.trim();
  const settled = useSettled(name);
  const isAsked = name !== '' && name !== current && fault === null;
  const availability = useAvailability(settled, isAsked && settled === name);
  const reason = isAsked && settled === name ? availability.data?.reason : null;
  const hint = () => {
    if (!isAsked) return undefined;
    if (settled !== name || availability.isPending) return t`Checking…`;
    return availability.data?.available ? t`This name is available.` : undefined;
  };
  const limits = { min: USERNAME_MIN, max: USERNAME_MAX };
  const error = fault ?? reason;
  return (
    <TextField
      label={t`Username`}
      name="username"
      autoComplete="username"
      spellCheck={false}
      value={value}
      hint={<span role="status">{hint()}</span>}
      error={error && refusalText(error, limits)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function useAvailability(username: string, enabled: boolean) {
  const { api } = useAppServices();
  return useQuery({ ...usernameQuery(api, username), enabled });
}

/** The value once nobody has typed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
