import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { AuditFilter } from '../../../../features/staff/users-api.ts';

export type AuditSearchProps = { filter: AuditFilter; onAsk: (filter: AuditFilter) => void };

/** Filters by actor, target, and members' own actions. */
export function AuditSearch({ filter, onAsk }: AuditSearchProps) {
  const { t } = useLingui();
  const [actor, setActor] = useState(filter.actor ?? '');
  const [subject, setSubject] = useState(filter.subject ?? '');
  const ask = (change: AuditFilter | { of: undefined }) => {
    const wanted = { ...filter, actor: actor.trim(), subject: subject.trim(), ...change };
    const said = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '');
    onAsk(Object.fromEntries(said));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask({});
  };
  return (
    <form className="audit__ask" onSubmit={send} role="search">
      <TextField
        label={t`Who`}
        placeholder={t`Username`}
        value={actor}
        maxLength={120}
        onChange={(event) => setActor(event.target.value)}
      />
      <TextField
        label={t`What`}
        placeholder="user:42"
        value={subject}
        maxLength={120}
        onChange={(event) => setSubject(event.target.value)}
      />
      <Button type="submit" icon={<Search size={16} aria-hidden="true" />}>
        <Trans>Find</Trans>
      </Button>
      <Segmented
        label={t`Whose acts`}
        value={filter.of ?? 'office'}
        onChange={(of) => ask({ of: of === 'office' ? undefined : of })}
        options={[
          { value: 'office', label: t`Staff` },
          { value: 'reads', label: t`Reads of personal data` },
          { value: 'all', label: t`All` },
        ]}
      />
    </form>
  );
}
