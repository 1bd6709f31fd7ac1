import { findBackground } from '@deckframe/domain/community/profile/avatar-backgrounds';
import { type CosmeticKey, bannerFile } from '@deckframe/domain/community/profile/cosmetics';
import { useGameConfig } from '../app-services.ts';
import { cosmeticName } from '../message-text.ts';
import { useAvatarBackgrounds } from './avatar-backgrounds.ts';
import { badgeFile } from './badge-file.ts';
import './cosmetics.css';

/** The picture of an item. Decorative, because its name is beside it. */
export function CosmeticPicture({ item }: { item: CosmeticKey & { name?: string } }) {
  const { startUrl } = useGameConfig();
  const backgrounds = useAvatarBackgrounds();
  switch (item.kind) {
    case 'title':
      return <span className="cosm-title">{cosmeticName(item)}</span>;
    case 'nameplate':
      return <span className="cosm-frame np-frame" data-frame={item.key} />;
    case 'badge':
      return <img className="cosm-badge" src={badgeFile(startUrl, item.key)} alt="" />;
    case 'banner':
      return <img src={bannerFile(startUrl, item.key)} alt="" loading="lazy" />;
    default:
      return (
        <img
          src={findBackground(backgrounds, item.key).avatarBackground ?? undefined}
          alt=""
          loading="lazy"
        />
      );
  }
}
