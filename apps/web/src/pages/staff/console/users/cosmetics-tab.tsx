import { can } from '@deckframe/domain/accounts/access/can';
import { COSMETIC_KINDS, type CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { CosmeticPicture } from '#lib/member/cosmetic-picture.tsx';
import { cosmeticName } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Tag } from '#ui/tag.tsx';
import { SheetList } from '../../../../features/staff/sheet-list.tsx';
import type { UserSheetData } from '../../../../features/staff/users-api.ts';
import { userWrite } from './user-write.ts';

const COSMETICS = 'GET /api/admin/users/:userId/cosmetics';

type CosmeticAct =
  | { act: 'give' | 'take'; kind: CosmeticKind; key: string }
  | { act: 'wear'; kind: CosmeticKind; key: string | null };

function changeCosmetics(
  api: CallApi,
  userId: string,
  { act, kind, key }: CosmeticAct,
  writeKey: string,
): Promise<unknown> {
  if (act === 'wear') {
    return api('PUT /api/admin/users/:userId/worn/:kind', {
      params: { userId, kind },
      key: writeKey,
      body: { key },
    });
  }
  return api(
    act === 'give'
      ? 'PUT /api/admin/users/:userId/cosmetics/:kind/:key'
      : 'DELETE /api/admin/users/:userId/cosmetics/:kind/:key',
    { params: { userId, kind, key }, key: writeKey },
  );
}

type WearTileProps = {
  item: Answer<typeof COSMETICS>['items'][number];
  isWorn: boolean;
  mayChange: boolean;
  busy: boolean;
  onAct: (act: 'give' | 'take' | 'undress' | 'wear') => void;
};

/** A cosmetic with the actions of staff for this member. */
function WearTile({ item, isWorn, mayChange, busy, onAct }: WearTileProps) {
  const { t } = useLingui();
  const name = cosmeticName(item);
  return (
    <div className="cosm wear__item" data-locked={item.owned ? undefined : ''}>
      <span className="cosm__pic" data-kind={item.kind}>
        <CosmeticPicture item={item} />
      </span>
      <span className="cosm__t">{name}</span>
      <span className="wear__state">
        {isWorn && (
          <Tag tone="accent">
            <Trans>Wearing</Trans>
          </Tag>
        )}
        {item.given && (
          <Tag tone="ok">
            <Trans>Given</Trans>
          </Tag>
        )}
        {item.owned && !item.given && (
          <Tag>
            <Trans>Has it anyway</Trans>
          </Tag>
        )}
      </span>
      {mayChange && (
        <span className="wear__acts">
          {item.given ? (
            <Button
              size="sm"
              variant="danger"
              busy={busy}
              aria-label={t`Take away ${name}`}
              onClick={() => onAct('take')}
            >
              <Trans>Take away</Trans>
            </Button>
          ) : (
            !item.owned && (
              <Button
                size="sm"
                busy={busy}
                aria-label={t`Give ${name}`}
                onClick={() => onAct('give')}
              >
                <Trans>Give</Trans>
              </Button>
            )
          )}
          {item.owned && (
            <Button
              size="sm"
              variant="ghost"
              busy={busy}
              aria-label={isWorn ? t`Take off ${name}` : t`Put on ${name}`}
              onClick={() => onAct(isWorn ? 'undress' : 'wear')}
            >
              {isWorn ? t`Take off` : t`Put on`}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

/** All cosmetics by kind: grant, revoke, wear and remove. */
export function CosmeticsTab({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const { id } = sheet.user.member;
  const [kind, setKind] = useState<CosmeticKind>('banner');
  const query = useQuery(apiQuery(COSMETICS, { params: { userId: id } }));
  const { mutate, isPending, variables } = useWrite({
    send: (change: CosmeticAct, key) => changeCosmetics(api, id, change, key),
    ...userWrite(({ act, key }: CosmeticAct) =>
      act === 'wear'
        ? key === null
          ? t`They wear none now.`
          : t`They wear it now.`
        : act === 'give'
          ? t`Given.`
          : t`Taken away.`,
    ),
  });
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
