import { STAFF_ROLES, type StaffRole } from '@deckframe/domain/tournament/staff-roles';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { useRoleWords } from '#features/tournaments/events/use-tournament-words.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useEventWrite } from './tournaments/use-event-write.ts';

/** Who helps to run the event, and as what. */
export function StaffPanel({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const words = useRoleWords();
  const [username, setUsername] = useState('');
  const [duty, setDuty] = useState<StaffRole>('judge');
  const add = useEventWrite(
    event.id,
    (writes, body: { username: string; duty: StaffRole }, key) => writes.addStaff(body, key),
    () => setUsername(''),
  );
  const remove = useEventWrite(event.id, (writes, name: string, key) =>
    writes.removeStaff(name, key),
  );
  return (
    <Panel heading={t`Staff`}>
      {event.staff.length > 0 && (
        <ul className="staff-list">
          {event.staff.map((member) => (
            <li key={member.userId}>
              <b>{member.username}</b>
              <span>{words[member.role]}</span>
              <IconButton
                label={t`Remove ${member.username}`}
                icon={<X size={16} />}
                onClick={() => remove.mutate(member.username)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className="tournaments__stack"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          add.mutate({ username, duty });
        }}
      >
        <TextField
          label={t`Username`}
          required
          value={username}
          onChange={(changed) => setUsername(changed.target.value)}
        />
        <SelectField
          label={t`As`}
          value={duty}
          options={STAFF_ROLES.map((value) => ({ value, label: words[value] }))}
          onChange={(changed) => setDuty(changed.target.value as StaffRole)}
        />
        <Button type="submit" busy={add.isPending}>
          {t`Add`}
        </Button>
      </form>
    </Panel>
  );
}
