import type { Archetype } from '@deckframe/domain/decks/deck/archetypes';
import { drawFakeIcon } from './draw-fake-icon.ts';

/** DECK-48: so many at a time, so that drawing them never holds up the page. */
export const FAKE_ICON_BATCH = 10;
export const FAKE_ICON_PAUSE_MS = 100;

/** Draws the missing icons batch by batch; `show` gets the whole list after each. */
export async function fillFakeIcons(
  archetypes: readonly Archetype[],
  pause: (milliseconds: number) => Promise<void>,
  show: (archetypes: readonly Archetype[]) => void,
): Promise<void> {
  const missing = archetypes.filter(({ needsFakeIcon }) => needsFakeIcon);
  const drawn = new Map<Archetype, Archetype>();
  for (let at = 0; at < missing.length; at += FAKE_ICON_BATCH) {
    if (at > 0) await pause(FAKE_ICON_PAUSE_MS);
    for (const one of missing.slice(at, at + FAKE_ICON_BATCH)) {
      drawn.set(one, { ...one, fakeIcon: drawFakeIcon(one) });
    }
    show(archetypes.map((one) => drawn.get(one) ?? one));
  }
}
