import { Navigate } from '@tanstack/react-router';
import { useUser } from '#lib/app-services.ts';

/** `/profile` redirects to the own profile. The guard has sent visitors to log in. */
export function OwnProfilePage() {
  const user = useUser();
  return user && <Navigate to="/profile/$userId" params={{ userId: user.id }} replace />;
}
