import { isClaimable } from '@deckframe/domain/rewards/mailbox/mailbox';
import { useLingui } from '@lingui/react/macro';
import { Gift, Lock } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonSize } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { MailboxEntry } from '../rewards/mailbox/stored-mailbox.ts';
import { useClaim } from '../rewards/mailbox/claim-form.tsx';

export interface ClaimFormProps {
  userId: string;
  entry: MailboxEntry;
  /** It was claimed and leaves the list. */
  onGone: () => void;
  size?: ButtonSize;
  children?: ReactNode;
}

export function ClaimForm({ userId, entry, onGone, size, children }: ClaimFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const claim = useClaim(userId, entry, onGone);
  const isOpen = isClaimable(entry);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen && !claim.isPending) claim.mutate(code);
  };
  return (
    <form className="mail-claim" onSubmit={send} data-claiming={claim.isPending || undefined}>
      {entry.needsCode && isOpen && (
        <TextField
          label={t`Your code`}
          value={code}
          autoComplete="off"
          required
          maxLength={60}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button
        type="submit"
        size={size}
        variant={isOpen ? 'primary' : 'secondary'}
        icon={
          isOpen ? <Gift size={16} aria-hidden="true" /> : <Lock size={16} aria-hidden="true" />
        }
        busy={claim.isPending}
        aria-disabled={!isOpen || undefined}
      >
        {isOpen ? t`Claim` : entry.isFull ? t`All claimed` : t`Not yet`}
      </Button>
      {children}
    </form>
  );
}
