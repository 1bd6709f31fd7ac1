import { useGameConfig } from '#lib/app-services.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { CARD_COLORS, ColorGlyph } from '#ui/color-glyph.tsx';
import { DrawnFace } from '#ui/drawn-face.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { KitSection } from './kit-section.tsx';

/** Simulations of colour blindness. */
const VISION_FILTERS = [
  {
    id: 'kit-protan',
    name: 'Protan',
    matrix: '.152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0',
  },
  {
    id: 'kit-deutan',
    name: 'Deutan',
    matrix: '.367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0',
  },
  {
    id: 'kit-tritan',
    name: 'Tritan',
    matrix: '1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0',
  },
  {
    id: 'kit-mono',
    name: 'Mono',
    matrix: '.213 .715 .072 0 0 .213 .715 .072 0 0 .213 .715 .072 0 0 0 0 0 1 0',
  },
] as const;

function VisionFilters() {
  return (
    <svg className="sr-only" aria-hidden="true">
      {VISION_FILTERS.map(({ id, matrix }) => (
        <filter key={id} id={id} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={matrix} />
        </filter>
      ))}
    </svg>
  );
}

const TEXT = 'When this card comes into play, draw a card.';
const NUMBERS = [
  { label: 'Level', value: '3' },
  { label: 'Cost', value: '2' },
  { label: 'AP', value: '4' },
  { label: 'HP', value: '2' },
];
const FACES = [
  { image: 'ST05-001', name: 'Candlewright EX-3', color: 'White', caption: 'LR' },
  { image: 'P-003', name: 'Siege Fulmen', color: 'Red', caption: 'P' },
  { image: 'ST05-005', name: 'Siege Gloaming', color: 'Purple', caption: 'LR' },
  { image: 'P-002', name: 'Siege Paladine', color: 'Green', caption: 'P' },
  { image: 'no-such-face', name: 'Siege Fulmen', color: 'Red', caption: 'Image error' },
];

export function CardSection() {
  const config = useGameConfig();
  return (
    <KitSection title="Card picture" span={2}>
      <div className="kit__faces">
        {FACES.map(({ image, name, color, caption }) => (
          <figure key={image}>
            <CardPicture
              template={config.cardFront_template}
              widths={config.cardFront_widths}
              image={image}
              alt={`${name}, ${color}`}
              sizes="140px"
              fallback={
                <DrawnFace
                  name={name}
                  number="P-003"
                  alt={`${name}, ${color}`}
                  color={color}
                  kind="UNIT"
                  text={TEXT}
                  numbers={NUMBERS}
                />
              }
            />
            <figcaption className="kit__label">{caption}</figcaption>
          </figure>
        ))}
        <figure>
          <Skeleton shape="card" />
          <figcaption className="kit__label">Loading</figcaption>
        </figure>
      </div>
    </KitSection>
  );
}

export function GlyphSection() {
  return (
    <KitSection title="Color glyphs">
      <VisionFilters />
      <div className="kit__glyphs">
        <span className="kit__label">Letters from 16 px</span>
        {CARD_COLORS.map((color) => (
          <ColorGlyph key={color} color={color} label={color} size={26} />
        ))}
        <span className="kit__label">Silhouettes</span>
        {CARD_COLORS.map((color) => (
          <ColorGlyph key={color} color={color} size={14} />
        ))}
        {VISION_FILTERS.map(({ id, name }) => (
          <div key={id} className="kit__vision">
            <span className="kit__label">{name}</span>
            {CARD_COLORS.map((color) => (
              <span key={color} style={{ filter: `url(#${id})` }}>
                <ColorGlyph color={color} size={22} letter={false} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </KitSection>
  );
}
