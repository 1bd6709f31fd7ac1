import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SessionUser } from '#lib/session-user.ts';
import { Nameplate, type NameplateSize } from '#ui/nameplate.tsx';

export interface UserPlateProps {
  user: SessionUser;
  size?: NameplateSize;
  onClick?: () => void;
}

/** Who is logged in, leading to the profile (SHELL-27, SHELL-28). */
export function UserPlate({ user, size = 'sm', onClick }: UserPlateProps) {
  const { t } = useLingui();
  const { id, username, avatar, level } = user;
  return (
    <Nameplate
      name={username}
      avatar={avatar}
      level={level}
      levelUnit={t`LV`}
      levelLabel={t`Level ${level}`}
      size={size}
      renderLink={({ className, children }) => (
        <Link to="/profile/$userId" params={{ userId: id }} className={className} onClick={onClick}>
          {children}
        </Link>
      )}
    />
  );
}
