import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { errorText } from '#lib/message-text.ts';

/** A fault and its field; the whole form without one. */
export interface FormFault<Field extends string> {
  readonly field?: Field;
  readonly text: string;
}

export interface AccountFormPlan<Field extends string> {
  readonly initial: Readonly<Record<Field, string>>;
  /** Returns faults by field. */
  readonly check?: (values: Readonly<Record<Field, string>>) => Partial<Record<Field, string>>;
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<unknown>;
  /** Maps a refusal to a field. */
  readonly explain?: (error: unknown) => FormFault<Field> | null;
}

/** State, validation and sending of a form; focuses the first fault. */
export function useAccountForm<Field extends string>(plan: AccountFormPlan<Field>) {
  const [values, setValues] = useState(plan.initial);
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (next: Partial<Record<Field, string>>, whole: string | null) => {
    setFaults(next);
    setFault(whole);
    setRefusals((count) => count + 1);
  };

  const send = async () => {
    setBusy(true);
    setFaults({});
    setFault(null);
    try {
      await plan.send(values);
    } catch (error) {
      const found = plan.explain ? plan.explain(error) : { text: errorText(error) };
      if (found?.field) {
        const only: Partial<Record<Field, string>> = {};
        only[found.field] = found.text;
        refuse(only, null);
      } else {
        refuse({}, found?.text ?? null);
      }
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = plan.check?.(values) ?? {};
    if (Object.values(found).some((text) => text !== undefined)) refuse(found, null);
    else void send();
  };

  const change = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults((before) => ({ ...before, [field]: undefined }));
  };

  return {
    form,
    values,
    busy,
    fault,
    submit,
    change,
    reset: () => setValues(plan.initial),
    /** Props of a field. */
    field: (name: Field) => ({
      name,
      value: values[name],
      error: faults[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),
  };
}
