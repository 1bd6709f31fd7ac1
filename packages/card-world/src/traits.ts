import type { Workshop } from './workshop.ts';
import type { Draft } from './world-card.ts';
import { textOf } from './world-card.ts';

export const TRAIT_SEPARATOR = '|';

/** Picks one trait from each list that fits colour and series, without repeats. */
export function pickTraits(shop: Workshop, draft: Draft, lists: readonly string[]): string | null {
  const color = textOf(draft, 'color')?.split(TRAIT_SEPARATOR) ?? [];
  const series = textOf(draft, '_like') ?? '';
  const chosen: string[] = [];
  for (const list of lists) {
    const fitting = (shop.world.traits[list] ?? []).filter(
      (trait) =>
        !chosen.includes(trait.name) &&
        (trait.colors === undefined ||
          color.length === 0 ||
          trait.colors.some((one) => color.includes(one))) &&
        (trait.series === undefined || trait.series.includes(series)),
    );
    const own = list === 'faction' ? textOf(draft, '_faction') : null;
    if (own !== null) chosen.push(own);
    else if (fitting.length > 0) {
      const table = Object.fromEntries(fitting.map((trait) => [trait.name, trait.weight]));
      const drawn = shop.draws.draw(`trait/${list}/${color.join()}`, table);
      if (typeof drawn === 'string' && !chosen.includes(drawn)) chosen.push(drawn);
    }
  }
  return chosen.length === 0 ? null : chosen.join(TRAIT_SEPARATOR);
}
