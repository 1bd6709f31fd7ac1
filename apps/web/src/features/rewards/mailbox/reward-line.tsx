import type { CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { CosmeticPicture } from '#lib/member/cosmetic-picture.tsx';
import { cosmeticName } from '#lib/message-text.ts';
import type { MailboxEntry } from './stored-mailbox.ts';

/** The reward of a claim: each item or role by name, with its kind below. */
export function RewardLine({ entry: { banner, role, gifts } }: { entry: MailboxEntry }) {
  const { t } = useLingui();
  const kinds: Record<CosmeticKind, string> = {
    background: t`Background`,
    banner: t`Banner`,
    badge: t`Badge`,
    nameplate: t`Nameplate`,
    title: t`Title`,
  };
  const worn = banner === null ? gifts : [{ kind: 'banner' as const, key: banner }, ...gifts];
  return (
    <div className="mail-rewards">
      {worn.map((gift) => (
        <Reward
          key={`${gift.kind}:${gift.key}`}
          picture={<CosmeticPicture item={gift} />}
          name={cosmeticName(gift)}
          kind={kinds[gift.kind]}
        />
      ))}
      {role !== null && (
        <Reward
          picture={<ShieldCheck size={22} aria-hidden="true" />}
          name={role}
          kind={role === 'EX' ? t`Role, ad-free for life` : t`Role`}
        />
      )}
    </div>
  );
}

function Reward({ picture, name, kind }: { picture: ReactNode; name: string; kind: string }) {
  return (
    <div className="mail-reward">
      <span className="mail-reward__pic">{picture}</span>
      <div>
        <b>{name}</b>
        <span>{kind}</span>
      </div>
    </div>
  );
}
