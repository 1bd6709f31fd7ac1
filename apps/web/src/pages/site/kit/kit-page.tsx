import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import { PLAIN_BACKGROUND } from '@deckframe/domain/community/profile/avatar-backgrounds';
import type { BadgeCorner } from '@deckframe/domain/community/profile/nameplate';
import type { CSSProperties } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { CardOutline } from '#ui/card-outline.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { LevelChip } from '#ui/level-chip.tsx';
import { LevelLogo } from '#ui/level-logo.tsx';
import { Logo } from '#ui/logo.tsx';
import { Nameplate } from '#ui/nameplate.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tag } from '#ui/tag.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { ButtonSection, IconButtonSection } from './button-section.tsx';
import { CardSection, GlyphSection } from './card-section.tsx';
import { TableSection, TabsSection } from './data-section.tsx';
import { ChoiceSection, FieldSection } from './field-section.tsx';
import { KitRow, KitSection } from './kit-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { LiveToastSection, ToastSection } from './toast-section.tsx';
import './kit.css';

function EmptySection() {
  return (
    <KitSection title="Empty">
      <EmptyState title="No cards match" action={<Button size="sm">Remove Blocker</Button>}>
        Remove one filter: Keyword Blocker hides 24 cards.
      </EmptyState>
    </KitSection>
  );
}

function ErrorSection() {
  return (
    <KitSection title="Error">
      <ErrorState
        title="Card of the day did not load"
        message="Failed to fetch: 503 UNAVAILABLE"
        reference="Request 01JC3R8T2Q"
        onRetry={() => undefined}
      />
    </KitSection>
  );
}

function NoticeSection() {
  return (
    <KitSection title="Notices and progress">
      <div className="kit__stack">
        <Notice tone="offline" title="You are offline.">
          63 cards and 2 drafts are available.
        </Notice>
        <Notice
          tone="danger"
          title="Failed to load deck."
          action={<Button size="sm">Retry</Button>}
        >
          Check the link or try again.
        </Notice>
        <Notice tone="warn">This deck uses a custom series and contains fan-made content.</Notice>
        <Notice
          tone="info"
          title="A new version is ready."
          action={<Button size="sm">Reload</Button>}
        />
        <Progress label="Loading cards" value={90} valueLabel="90%" />
        <Progress label="Waiting for the server" />
        <KitRow label="Spinner">
          <Spinner />
          <Spinner size={28} />
        </KitRow>
      </div>
    </KitSection>
  );
}

const TILES = ['a', 'b', 'c', 'd'];

function LoadingSection() {
  return (
    <KitSection title="Loading">
      <div className="kit__tiles" aria-busy="true">
        {TILES.map((tile) => (
          <div key={tile} className="kit__stack">
            <Skeleton shape="card" />
            <Skeleton shape="line" width="70%" />
          </div>
        ))}
      </div>
    </KitSection>
  );
}

const SURFACES = ['bg-0', 'bg-1', 'bg-2', 'bg-3', 'bg-4', 'line-1', 'line-2', 'line-3', 'line-ctl'];
const INKS = ['fg-0', 'fg-1', 'fg-2', 'fg-3', 'accent', 'ok', 'info', 'warn', 'danger'];

function TokenSection() {
  return (
    <KitSection title="Color" span={2}>
      {[SURFACES, INKS].map((names) => (
        <ul key={names[0]} className="kit__swatches">
          {names.map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              <span className="mono">{name}</span>
            </li>
          ))}
        </ul>
      ))}
    </KitSection>
  );
}

function TypeSection() {
  return (
    <KitSection title="Type">
      <div className="kit__stack">
        <Eyebrow>First sortie is live</Eyebrow>
        <p className="kit__display">Build it. Tune it.</p>
        <p className="kit__heading">Popular decks</p>
        <p>Every card, honest deck math and a community that shares its lists.</p>
        <p className="mono">color:blue lv&lt;=4 kw:blocker</p>
      </div>
    </KitSection>
  );
}

const ACCENTS = [
  { name: 'ember', value: '#FF7A3D' },
  { name: 'teal', value: '#2CC7B5' },
  { name: 'sky', value: '#6C9BFF' },
  { name: 'rose', value: '#FF4F73' },
  { name: 'sun', value: '#F2C230' },
];

/** One colour per game; all accents derive from it. */
function AccentSection() {
  return (
    <KitSection title="Per-game accent">
      <ul className="kit__accents">
        {ACCENTS.map(({ name, value }) => (
          <li
            key={name}
            className="accent-scope"
            style={{ '--game-accent': value } as CSSProperties}
          >
            <Logo size={22} />
            <span className="mono">{name}</span>
            <Button variant="primary" size="sm">
              New deck
            </Button>
            <Tag tone="accent">Filter</Tag>
            <span className={linkClassName('accent')}>Link text</span>
          </li>
        ))}
      </ul>
    </KitSection>
  );
}

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

function IdentitySection() {
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

/** Development page with every component in every state. English only. */
export function KitPage() {
  return (
    <div className="kit">
      <PageHeading
        eyebrow="Development"
        title="Component kit"
        lead="Every part in every state. What is not here does not exist."
      />
      <div className="kit__grid">
        <ToastSection />
        <LiveToastSection />
        <IdentitySection />
        <ButtonSection />
        <IconButtonSection />
        <CardSection />
        <GlyphSection />
        <FieldSection />
        <ChoiceSection />
        <NoticeSection />
        <TableSection />
        <EmptySection />
        <NavigationSection />
        <OverlaySection />
        <ErrorSection />
        <TabsSection />
        <TypeSection />
        <LoadingSection />
        <TokenSection />
        <AccentSection />
      </div>
    </div>
  );
}
