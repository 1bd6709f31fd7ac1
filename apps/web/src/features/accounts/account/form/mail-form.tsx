import { useLingui } from '@lingui/react/macro';
import { CircleAlert, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { isEmail } from './account-checks.ts';
import { useAccountForm } from './use-account-form.ts';
import './mail-form.css';

export interface MailFormProps {
  initialEmail?: string;
  send: (email: string) => Promise<void>;
  submitLabel: ReactNode;
  /** The documented texts of success and failure. */
  sentText: string;
  failedText: string;
  /** The next step, shown below the success text. */
  next?: ReactNode;
}

/** Form for one mail; after sending it shows the next step. */
export function MailForm(props: MailFormProps) {
  const { t } = useLingui();
  const [isSent, setSent] = useState(false);
  const form = useAccountForm({
    initial: { email: props.initialEmail ?? '' },
    check: ({ email }) => ({ email: isEmail(email) ? undefined : t`Enter an e-mail address.` }),
    send: async ({ email }) => {
      await props.send(email.trim());
      setSent(true);
    },
    explain: (error) =>
      error instanceof ApiError && error.code === 'EMAIL_NOT_FOUND'
        ? { field: 'email', text: errorText(error) }
        : { text: errorText(error) },
  });
  if (isSent) return <MailSent title={props.sentText}>{props.next}</MailSent>;
  return (
    <AccountForm form={{ ...form, fault: null }}>
      {form.fault && (
        <p className="mail-failed" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <span>
            <strong>{props.failedText}</strong> {form.fault}
          </span>
        </p>
      )}
      <TextField
        {...form.field('email')}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {props.submitLabel}
      </Button>
    </AccountForm>
  );
}

/** Takes the focus to announce the result. */
export function MailSent({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="mail-sent" ref={box} tabIndex={-1}>
      <MailCheck size={28} strokeWidth={1.6} aria-hidden="true" />
      <p className="mail-sent__title" role="status">
        {title}
      </p>
      {children}
    </div>
  );
}
