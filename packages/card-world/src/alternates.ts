import type { Workshop } from './workshop.ts';
import type { Group, PrintingPlan } from './printings.ts';
import type { SeriesBrief } from './slots.ts';
import { textOf } from './world-card.ts';

/** Gives each alternate rarity to as many different cards of its base rarity as there are. */
export function planAlternates(
  shop: Workshop,
  brief: SeriesBrief,
  groups: readonly Group[],
): PrintingPlan[] {
  const plans: PrintingPlan[] = [];
  for (const [key, count] of Object.entries(brief.alternates)) {
    const rule = shop.world.alternates[key];
    if (rule === undefined) throw new ReferenceError(`No alternate rule for "${key}".`);
    const fitting = shop.random
      .shuffle(groups.filter((group) => rule.of.includes(textOf(group.main, 'rarity'))))
      .toSorted((a, b) => a.printings - b.printings);
    for (let index = 0; index < count && fitting.length > 0; index += 1) {
      const group = fitting[index % fitting.length];
      if (group === undefined) break;
      group.printings += 1;
      const rarity = rule.rarity === undefined ? key : rule.rarity;
      const suffix = (rule.suffix ?? shop.world.alternateSuffix).replace(
        '#',
        String(group.printings),
      );
      const published = group.main.fields['_unpublished'] !== true;
      plans.push({ group, rarity, suffix, sameImage: false, published });
    }
  }
  return plans;
}

/** Later printings of cards from earlier series. One card takes a heap of them, as in life. */
export function planReprints(
  shop: Workshop,
  brief: SeriesBrief,
  earlier: readonly Group[],
): PrintingPlan[] {
  const plans: PrintingPlan[] = [];
  for (const reprint of brief.reprints ?? []) {
    const fitting = shop.random.shuffle(
      earlier.filter((group) => reprint.of.includes(textOf(group.main, 'rarity') ?? '')),
    );
    const [favourite, ...others] = fitting;
    if (favourite === undefined) continue;
    const heap = Math.max(0, reprint.peak - favourite.printings - 1);
    for (let index = 0; index < reprint.count; index += 1) {
      const group =
        index < heap ? favourite : (others[(index - heap) % others.length] ?? favourite);
      group.printings += 1;
      const suffix = shop.world.alternateSuffix.replace('#', String(group.printings));
      const sameImage = index >= reprint.count - reprint.sameImage;
      plans.push({ group, rarity: reprint.rarity, suffix, sameImage, published: true });
    }
  }
  return plans;
}
