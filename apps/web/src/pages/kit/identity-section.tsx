import { PLAIN_BACKGROUND } from '@deckframe/domain/community/profile/avatar-backgrounds';
import type { BadgeCorner } from '@deckframe/domain/community/profile/nameplate';
import { useGameConfig } from '#lib/app-services.ts';
import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import { CardOutline } from '#ui/card-outline.tsx';
import { LevelChip } from '#ui/level-chip.tsx';
import { LevelLogo } from '#ui/level-logo.tsx';
import { Logo } from '#ui/logo.tsx';
import { Nameplate } from '#ui/nameplate.tsx';
import { KitRow, KitSection } from '../site/kit/kit-section.tsx';

const BADGE = {
  label: 'Twitch',
  picture: (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d="M1.5 1h9v6L8 9.5H6l-2 2v-2H1.5ZM5 3.5v3h1.2v-3Zm2.8 0v3H9v-3Z" fill="currentColor" />
    </svg>
  ),
};
const PLATES: readonly { name: string; level: number; face?: string; corner: BadgeCorner }[] = [
  { name: 'Vesper9', level: 42, face: 'ST05-005', corner: 'bottom-right' },
  { name: 'Emberline', level: 203, face: 'P-003', corner: 'top-right' },
  { name: 'sister_m', level: 29, corner: 'none' },
  { name: 'CommanderAldousWynn', level: 311, face: 'ST05-001', corner: 'top-left' },
];

export function IdentitySection() {
  const config = useGameConfig();
  const pictureOf = (image: string) =>
    cardImageSources(config.cardFront_template, config.cardFront_widths.slice(0, 1), image).src;
  const plate = ({ name, level, face, corner }: (typeof PLATES)[number]) => ({
    name,
    level,
    levelUnit: 'LV',
    levelLabel: `Level ${level}`,
    avatar: face ? pictureOf(face) : null,
    look: { ...PLAIN_BACKGROUND, avatarBackground: face ? pictureOf(face) : null },
    badge: BADGE,
    badgeCorner: corner,
  });
  return (
    <KitSection title="Nameplates and level">
      <div className="kit__plates">
        {PLATES.map((person) => (
          <Nameplate key={person.name} {...plate(person)} size="sm" />
        ))}
        {PLATES.slice(0, 2).map((person) => (
          <Nameplate key={person.name} {...plate(person)} size="md" />
        ))}
        {PLATES.slice(0, 1).map((person) => (
          <Nameplate key={person.name} {...plate(person)} size="xl" />
        ))}
      </div>
      <KitRow label="Level and EXP">
        <LevelChip level={42} unit="LV" label="Level 42" />
        <LevelChip level={42} unit="LV" label="Level 42" size="medium" />
        <LevelChip level={777} unit="LV" label="Level 777" size="large" />
        <LevelChip level={4200} unit="LV" label="Level 999" size="xlarge" />
        <LevelChip mode="exp" exp={618} unit="EXP" label="618 EXP" size="medium" />
      </KitRow>
      <KitRow label="Marks">
        <Logo wordmark="Deckframe" />
        <Logo size={40} />
        <LevelLogo />
        <CardOutline size={48} />
      </KitRow>
    </KitSection>
  );
}
