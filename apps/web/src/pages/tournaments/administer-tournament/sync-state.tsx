import { useLingui } from '@lingui/react/macro';
import { CloudOff, CloudUpload, Wifi } from 'lucide-react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';

/** Offline is normal: everything is stored here until there is a connection. */
export function SyncState() {
  const { t } = useLingui();
  const { isOffline, pending } = useDesk();
  const waiting = pending.length;
  const Icon = isOffline ? CloudOff : waiting > 0 ? CloudUpload : Wifi;
  return (
    <p className="desk-sync" data-offline={isOffline ? '' : undefined} role="status">
      <Icon size={16} aria-hidden="true" />
      {isOffline ? t`Offline` : t`Live`}
      {waiting > 0 && <span>{t`${waiting} waiting`}</span>}
    </p>
  );
}
