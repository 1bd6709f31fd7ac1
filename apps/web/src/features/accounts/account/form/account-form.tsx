import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { Notice } from '#ui/notice.tsx';
import './account-form.css';

export interface AccountFormProps {
  /** The result of `useAccountForm`. */
  form: {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly fault: string | null;
    readonly submit: (event: SyntheticEvent) => void;
  };
  children: ReactNode;
}

/** Uses its own validation instead of the browser's. */
export function AccountForm({ form, children }: AccountFormProps) {
  return (
    <form ref={form.form} className="account-form" onSubmit={form.submit} noValidate>
      {form.fault && <Notice tone="danger">{form.fault}</Notice>}
      {children}
    </form>
  );
}
