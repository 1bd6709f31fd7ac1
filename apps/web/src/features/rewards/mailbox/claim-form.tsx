import { isClaimable } from '@deckframe/domain/rewards/mailbox/mailbox';
import { useLingui } from '@lingui/react/macro';
import { Gift, Lock } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { readsOf } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, mailboxText } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button, type ButtonSize } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { mailboxKey, UNREAD } from './api.ts';
import {
  storeMailbox,
  withoutEntry,
  type MailboxEntry,
  type MailboxData,
} from './stored-mailbox.ts';
import { useRefreshMailbox } from './use-unread.ts';

type Held = { fetchedAt: number; data: MailboxData };

/** MAIL-14, MAIL-16, MAIL-17: claims and shows the result. */
function useClaim(userId: string, entry: MailboxEntry, onGone: () => void) {
  const { session } = useAppServices();
  const queryClient = useQueryClient();
  const refresh = useRefreshMailbox(userId);
  const kind = entry.banner !== null ? 'banner' : entry.role !== null ? 'role' : 'gift';
  return useApiWrite('POST /api/me/mailbox', {
    done: ({ role }) => {
      queryClient.setQueryData<Held>(
        mailboxKey(userId),
        (held) => held && storeMailbox(userId, held.fetchedAt, withoutEntry(held.data, entry)),
      );
      void queryClient.invalidateQueries({ queryKey: readsOf(UNREAD) });
      void queryClient.invalidateQueries({ queryKey: readsOf('GET /api/me/profile') });
      const user = session.get();
      if (role !== null && user?.id === userId && !user.roles.includes(role)) {
        session.set({ ...user, roles: [...user.roles, role] });
      }
      onGone();
      const title = mailboxText(`${kind}Claimed`);
      toasts.show({ kind: 'success', title });
    },
    failure: (error) => {
      // Claimed elsewhere, so the list is refreshed.
      if (error instanceof ApiError && error.status === 409) refresh();
      const params = { message: errorText(error) };
      return {
        kind: 'error',
        title: mailboxText(`${kind}Failed`, params),
      };
    },
  });
}

export interface ClaimFormProps {
  userId: string;
  entry: MailboxEntry;
  /** Called when the entry was claimed and leaves the list. */
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
    if (!isOpen || claim.isPending) return;
    const given = entry.needsCode ? { code } : {};
    claim.mutate({ body: { eventId: entry.eventId, itemId: entry.id, ...given } });
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
