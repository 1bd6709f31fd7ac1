import { isUnlocked } from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cosmeticsQuery } from '#lib/member/cosmetics-query.ts';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import { cosmeticName } from '#lib/message-text.ts';
import { Panel } from '#ui/panel.tsx';
import type { OwnProfile } from './api.ts';
import { toCosmeticFacts, toPlateUser } from './profile-parts.ts';
import { useSaveProfile } from './use-save-profile.ts';
import './plate-picker.css';

/** Changes the background of the own nameplate with one click (PROF-09). */
export function PlatePicker({ profile, roles }: { profile: OwnProfile; roles: readonly string[] }) {
  const { t } = useLingui();
  const name = useId();
  const choose = useSaveProfile(profile.id);
  const { data } = useQuery(cosmeticsQuery());
  const items = data?.cosmetics.filter(({ kind }) => kind === 'background') ?? [];
  const facts = toCosmeticFacts(profile, roles);
  const owned = items.filter((item) => isUnlocked(item, facts));
  // Optimistic value before the mutation starts.
  const stored = profile.selectedAvatarBackground;
  const [pressed, setPressed] = useState<{ to: string | null }>();
  const shown = pressed === undefined ? stored : pressed.to;
  const press = (to: string | null): void => {
    setPressed({ to });
    choose.mutate(
      { body: { selectedAvatarBackground: to } },
      { onSettled: () => setPressed(undefined) },
    );
  };
  const [unlocked, all] = [owned.length, items.length];
  const options = [null, ...owned];
  return (
    <Panel heading={t`Nameplate`} aside={t`${unlocked} of ${all} unlocked`}>
      <fieldset className="plates" aria-busy={choose.isPending}>
        <legend className="sr-only">{t`Nameplate background`}</legend>
        {options.map((item) => (
          <label key={item?.key ?? ''} className="plates__option">
            <input
              className="plates__input"
              type="radio"
              name={name}
              checked={shown === (item?.key ?? null)}
              onChange={() => press(item?.key ?? null)}
            />
            <span className="sr-only">{item ? cosmeticName(item) : t`Standard`}</span>
            <span className="plates__plate" aria-hidden="true">
              <MemberPlate
                user={{ ...toPlateUser(profile), userAvatarBackground: item?.key ?? null }}
                badgeCorner={profile.badgeCorner}
              />
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
