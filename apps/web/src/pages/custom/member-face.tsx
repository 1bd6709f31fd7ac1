import { toSdVariant } from '@deckframe/domain/community/profile/nameplate';
import { initialsOf } from '#ui/initials.ts';

/** Beside a name, so it says nothing itself. */
export function MemberFace({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <span className="studio__avatar" aria-hidden="true">
      {avatar === null ? initialsOf(name) : <img src={toSdVariant(avatar)} alt="" loading="lazy" />}
    </span>
  );
}
