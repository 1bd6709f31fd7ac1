import { Trans } from '@lingui/react/macro';
import { useIsLockedOut, useMaintenance } from '#features/site/maintenance/maintenance-context.ts';
import { useUser } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { Notice } from '#ui/notice.tsx';

/** Reminds an administrator that everybody else stands before a closed door. */
export function MaintenanceStrip() {
  const locked = useValue(useMaintenance().locked);
  const isLockedOut = useIsLockedOut();
  const user = useUser();
  if (!locked || isLockedOut || !user) return null;
  return (
    <Notice tone="warn" strip>
      <Trans>The maintenance lock is on. Administrators can get in; visitors cannot.</Trans>
    </Notice>
  );
}
