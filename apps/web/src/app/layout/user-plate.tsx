import { Link } from '@tanstack/react-router';
import { ExSign } from '#lib/member/ex-sign.tsx';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import type { SessionUser } from '#lib/session-user.ts';
import type { NameplateSize } from '#ui/nameplate.tsx';

export interface UserPlateProps {
  user: SessionUser;
  size?: NameplateSize;
  onClick?: () => void;
}

export function UserPlate({ user, size = 'sm', onClick }: UserPlateProps) {
  const { id } = user;
  const plate = {
    userId: id,
    userName: user.username,
    userAvatar: user.avatar,
    userBadge: user.selectedBadge,
    userAvatarBackground: user.selectedAvatarBackground,
    level: user.level,
  };
  return (
    <>
      <MemberPlate
        user={plate}
        badgeCorner={user.badgeCorner}
        size={size}
        renderLink={({ className, children }) => (
          <Link
            to="/profile/$userId"
            params={{ userId: id }}
            className={className}
            onClick={onClick}
          >
            {children}
          </Link>
        )}
      />
      <ExSign roles={user.roles} />
    </>
  );
}
