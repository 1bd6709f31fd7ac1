import { can } from '@deckframe/domain/accounts/access/can';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUser } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import type { UserSheetData } from '../../../../features/staff/users-api.ts';
import { userWrite } from './user-write.ts';

const DAY_MS = 86_400_000;
const REASON_MAX = 500;

/** A suspension needs a message to the member. */
export function SuspendPanel({ sheet }: { sheet: UserSheetData }) {
  const { i18n, t } = useLingui();
  const user = useUser();
  const { id } = sheet.user.member;
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const params = { userId: id };
  const lift = useApiWrite(
    'DELETE /api/admin/users/:userId/suspension',
    userWrite(() => t`Suspension ended.`),
  );
  const { mutate, isPending } = useApiWrite(
    'PUT /api/admin/users/:userId/suspension',
    userWrite(() => t`Suspended.`),
  );
  if (!can(user, 'member.suspend', { ownerId: id, roles: sheet.user.roles })) {
    return (
      <Panel heading={t`Suspension`}>
        <p className="user-history__by">
          <Trans>You cannot suspend this member.</Trans>
        </p>
      </Panel>
    );
  }
  if (sheet.user.suspended) {
    const { reason: told, until } = sheet.suspension;
    const end = until === null ? null : i18n.date(new Date(until), { dateStyle: 'long' });
    return (
      <Panel heading={t`Suspension`}>
        <div className="suspend">
          <p>{end === null ? t`Suspended until it is ended.` : t`Suspended until ${end}.`}</p>
          <blockquote className="user-history__by">{told}</blockquote>
          <Button busy={lift.isPending} onClick={() => lift.mutate({ params })}>
            <Trans>End suspension</Trans>
          </Button>
        </div>
      </Panel>
    );
  }
  const suspend = () => {
    const until = days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    mutate({ params, body: { reason: reason.trim(), until } });
  };
  return (
    <Panel heading={t`Suspension`}>
      <div className="suspend">
        <SelectField
          label={t`For`}
          value={days}
          onChange={(event) => setDays(event.target.value)}
          options={[
            { value: '1', label: t`1 day` },
            { value: '7', label: t`7 days` },
            { value: '30', label: t`30 days` },
            { value: '', label: t`Until it is ended` },
          ]}
        />
        <TextAreaField
          label={t`They will read`}
          value={reason}
          maxLength={REASON_MAX}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button variant="danger" busy={isPending} disabled={reason.trim() === ''} onClick={suspend}>
          <Trans>Suspend</Trans>
        </Button>
      </div>
    </Panel>
  );
}
