import { useUser } from '#lib/app-services.ts';

/** Hidden username for password managers. */
export function UsernameForManagers() {
  const user = useUser();
  return <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />;
}
