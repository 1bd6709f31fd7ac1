import type { Archetype } from '@deckframe/domain/decks/deck/archetypes';
import { initialsOf } from '#ui/initials.ts';

/** A picture is drawn outside the page and knows none of its tokens: these are its dark ones. */
const INK = { ground: '#15191e', plain: '#3b4550', letters: '#f3f5f7' } as const;

/** Two letters over a stripe of the archetype's colour, for archetypes without a card's picture. */
export function drawFakeIcon({ name, color }: Pick<Archetype, 'color' | 'name'>): string {
  const stripe = color === '' ? INK.plain : color;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<path fill="${INK.ground}" d="M0 0h40v40H0z"/>`,
    `<path fill="${escapeXml(stripe)}" d="M0 33h40v7H0z"/>`,
    `<text x="20" y="24" fill="${INK.letters}" text-anchor="middle"`,
    ' font-family="system-ui,sans-serif" font-size="17" font-weight="700">',
    `${escapeXml(initialsOf(name))}</text></svg>`,
  ].join('');
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
