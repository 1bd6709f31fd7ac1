import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { reportError } from '#lib/report-error.ts';
import type { UserPlateProps } from './user-plate.tsx';

// Visitors never see it. Where it does not load, the bare name leads to the profile as well.
const UserPlate = lazy<ComponentType<UserPlateProps>>(() =>
  loadChunk('user-plate', async () => {
    const [m] = await Promise.all([import('./user-plate.tsx'), openTextArea('answers')]);
    return m;
  }).then(
    (m) => ({ default: m.UserPlate }),
    (error: unknown) => {
      reportError('The nameplate did not load', error);
      return { default: BareName };
    },
  ),
);

export function LazyUserPlate(props: UserPlateProps) {
  return (
    <Suspense fallback={<BareName {...props} />}>
      <UserPlate {...props} />
    </Suspense>
  );
}

function BareName({ user, onClick }: UserPlateProps) {
  return (
    <Link to="/profile/$userId" params={{ userId: user.id }} onClick={onClick}>
      {user.username}
    </Link>
  );
}
