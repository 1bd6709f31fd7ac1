import type { CSSProperties } from 'react';
import { Button } from '#ui/button.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Tag } from '#ui/tag.tsx';
import { KitSection } from '../site/kit/kit-section.tsx';

const SURFACES = ['bg-0', 'bg-1', 'bg-2', 'bg-3', 'bg-4', 'line-1', 'line-2', 'line-3', 'line-ctl'];
const INKS = ['fg-0', 'fg-1', 'fg-2', 'fg-3', 'accent', 'ok', 'info', 'warn', 'danger'];

export function TokenSection() {
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

export function TypeSection() {
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

/** One value per game; everything else follows from it. */
export function AccentSection() {
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
