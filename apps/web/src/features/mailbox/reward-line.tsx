import type { CosmeticKind } from '@deckframe/domain/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { bannerFile } from '@deckframe/domain/profile/cosmetic-files';
import { CosmeticPicture } from '#lib/member/cosmetic-picture.tsx';
import { cosmeticName } from '#lib/message-text.ts';
import type { MailboxEntry } from './stored-mailbox.ts';

/** What a claim gives: a banner, a role, more to wear, or all of it. */
export function RewardLine({ entry: { banner, role, gifts } }: { entry: MailboxEntry }) {
  const { t } = useLingui();
  const { startUrl } = useGameConfig();
  const name = banner === null ? '' : cosmeticName({ kind: 'banner', key: banner });
  const kinds: Record<CosmeticKind, string> = {
    background: t`Background`,
    banner: t`Banner`,
    badge: t`Badge`,
    nameplate: t`Nameplate`,
    title: t`Title`,
  };
  return (
    <div className="mail-rewards">
      {(banner !== null || role !== null) && (
        <div className="mail-reward">
          {banner !== null && <img src={bannerFile(startUrl, banner)} alt="" />}
          <div>
            {banner !== null && <b>{t`Banner “${name}”`}</b>}
            {banner !== null && <span>{t`for your profile and nameplate`}</span>}
            {role !== null && <b>{t`Role “${role}”`}</b>}
            {role === 'EX' && <span>{t`ad-free for life`}</span>}
          </div>
        </div>
      )}
      {gifts.map((gift) => (
        <div key={`${gift.kind}:${gift.key}`} className="mail-reward">
          <span className="mail-reward__pic">
            <CosmeticPicture item={gift} />
          </span>
          <div>
            <b>{cosmeticName(gift)}</b>
            <span>{kinds[gift.kind]}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
