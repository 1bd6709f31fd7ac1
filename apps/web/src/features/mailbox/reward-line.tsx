import { findCosmetic } from '@deckframe/domain/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { bannerFile } from '@deckframe/domain/profile/cosmetic-files';
import { cosmeticName } from '#lib/message-text.ts';
import type { MailboxEntry } from './stored-mailbox.ts';

/** What a claim gives: a banner, a role, or both. */
export function RewardLine({ entry: { banner, role } }: { entry: MailboxEntry }) {
  const { t } = useLingui();
  const { startUrl } = useGameConfig();
  const known = banner === null ? undefined : findCosmetic('banner', banner);
  const name = known === undefined ? banner : cosmeticName(known);
  return (
    <div className="mail-reward">
      {banner !== null && <img src={bannerFile(startUrl, banner)} alt="" />}
      <div>
        {banner !== null && <b>{t`Banner “${name}”`}</b>}
        {banner !== null && <span>{t`for your profile and nameplate`}</span>}
        {role !== null && <b>{t`Role “${role}”`}</b>}
      </div>
    </div>
  );
}
