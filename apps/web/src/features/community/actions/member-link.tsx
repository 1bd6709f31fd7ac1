import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Answer } from '#lib/api-client.ts';
import { MemberPlate } from '#lib/member/member-plate.tsx';

export type MemberCard = Answer<'GET /api/members'>['members'][number];

/** Links a member's nameplate to the profile. Deleted accounts have no link. */
export function MemberLink({ member }: { member: MemberCard | null }) {
  const { t } = useLingui();
  if (member === null) return <span className="member-gone">{t`Deleted user`}</span>;
  return (
    <MemberPlate
      user={{
        userId: member.id,
        userName: member.username,
        userAvatar: member.avatar,
        userBadge: member.badge,
        userAvatarBackground: member.avatarBackground,
        level: member.level,
      }}
      renderLink={({ className, children }) => (
        <Link to="/profile/$userId" params={{ userId: member.id }} className={className}>
          {children}
        </Link>
      )}
    />
  );
}
