import { useUser } from '#lib/app-services.ts';

/** Password managers must know whose password this is; people need not be told. */
export function UsernameForManagers() {
  const user = useUser();
  return <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />;
}
