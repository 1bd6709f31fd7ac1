import { can } from '@deckframe/domain/accounts/access/can';
import { COSMETIC_KINDS, type CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Segmented } from '#ui/segmented.tsx';
import type { UserSheetData } from '../../../features/staff/users-api.ts';
import {
  changeCosmetics,
  cosmeticsQuery,
  type CosmeticAct,
} from '../../staff/console/users/sheet-api.ts';
import { SheetList } from '../../../features/staff/sheet-list.tsx';
import { useUserAct } from '../../staff/console/users/use-user-act.ts';
import { WearTile } from './wear-tile.tsx';

/** What there is to wear, kind by kind: given, taken, put on and taken off. */
export function CosmeticsTab({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const { id } = sheet.user.member;
  const [kind, setKind] = useState<CosmeticKind>('banner');
  const query = useQuery(cosmeticsQuery(api, id));
  const { mutate, isPending, variables } = useUserAct<CosmeticAct>(
    id,
    (change, key) => changeCosmetics(api, id, change, key),
    ({ act, key }) =>
      act === 'wear'
        ? key === null
          ? t`They wear none now.`
          : t`They wear it now.`
        : act === 'give'
          ? t`Given.`
          : t`Taken away.`,
  );
  const mayChange = can(user, 'member.look-after', { ownerId: id, roles: sheet.user.roles });
  const names: Record<CosmeticKind, string> = {
    banner: t`Banners`,
    badge: t`Badges`,
    background: t`Backgrounds`,
    nameplate: t`Nameplates`,
    title: t`Titles`,
  };
  const items = query.data?.items.filter((item) => item.kind === kind) ?? [];
  const worn = query.data?.worn[kind]?.toLowerCase() ?? null;
  const owned = items.filter((item) => item.owned).length;
  const all = items.length;
  return (
    <div className="sheet-tab">
      <Segmented
        label={t`Kind`}
        value={kind}
        onChange={setKind}
        options={[...COSMETIC_KINDS]
          .toSorted((a, b) => Number(b === 'banner') - Number(a === 'banner'))
          .map((value) => ({ value, label: names[value] }))}
      />
      <p className="sheet-tab__hint">{t`${owned} of ${all}. What everyone has, or has earned by what they did, cannot be taken.`}</p>
      <SheetList query={query} empty={null}>
        <ul className="cosms wear" data-kind={kind}>
          {items.map((item) => (
            <li key={item.key}>
              <WearTile
                item={item}
                isWorn={item.key === worn}
                mayChange={mayChange}
                busy={isPending && variables.key === item.key}
                onAct={(act) =>
                  mutate(
                    act === 'undress'
                      ? { act: 'wear', kind, key: null }
                      : { act, kind, key: item.key },
                  )
                }
              />
            </li>
          ))}
        </ul>
      </SheetList>
    </div>
  );
}
