import { can } from '@deckframe/domain/accounts/access/can';
import { GRANTABLE_ROLES, isStaff } from '@deckframe/domain/accounts/access/roles';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Switch } from '#ui/switch.tsx';
import { changeRoles, type UserSheetData } from '../../../features/staff/users-api.ts';
import { useUserAct } from '../../staff/console/users/use-user-act.ts';

/** Chosen first, saved in one act: each change logs the member out. */
export function RolesPanel({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const { id } = sheet.user.member;
  const held = sheet.user.roles;
  const [chosen, setChosen] = useState<readonly string[]>(held);
  const { mutate, isPending } = useUserAct<string[]>(
    id,
    (roles, key) => changeRoles(api, id, roles, key),
    () => t`Roles saved.`,
  );
  const person = { ownerId: id, roles: held };
  const mayChange = can(user, 'member.change-roles', person);
  const mayChangeStaff = can(user, 'member.change-superadmin', person);
  const hasChanged = GRANTABLE_ROLES.some((role) => held.includes(role) !== chosen.includes(role));
  const hints: Record<string, string> = {
    Administrator: t`May do everything on these pages.`,
    Superadmin: t`Also gives and takes these two roles.`,
    'Content Creator': t`Publishes articles and videos.`,
    EX: t`Sees no ads.`,
  };
  const toggle = (role: string) =>
    setChosen(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);
  return (
    <Panel heading={t`Roles`}>
      <div className="roles">
        {GRANTABLE_ROLES.map((role) => (
          <Switch
            key={role}
            label={role}
            hint={hints[role]}
            checked={chosen.includes(role)}
            disabled={!mayChange || (isStaff([role]) && !mayChangeStaff)}
            onChange={() => toggle(role)}
          />
        ))}
        {!mayChange && (
          <p className="user-history__by">
            <Trans>You cannot change the roles of this member.</Trans>
          </p>
        )}
        <Button
          variant="primary"
          disabled={!hasChanged}
          busy={isPending}
          onClick={() => mutate([...chosen])}
        >
          <Trans>Save roles</Trans>
        </Button>
        <p className="user-history__by">
          <Trans>New roles count from the next login: the member is logged out.</Trans>
        </p>
      </div>
    </Panel>
  );
}
