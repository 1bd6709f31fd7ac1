import type { Workshop } from './workshop.ts';
import { TRAIT_SEPARATOR } from './traits.ts';
import type { Draft } from './world-card.ts';
import { keyOf, textOf } from './world-card.ts';

/** Ties cards of one type to named partners of another, or to everyone with a trait. */
export function tiePartners(shop: Workshop, drafts: readonly Draft[]): void {
  const { partners } = shop.world;
  if (partners === null) return;
  const partnersOf = (draft: Draft): string[] =>
    drafts.flatMap((other) => {
      const target = partners.targets.find((one) => one.type === other.fields['categorydata']);
      const name = target === undefined ? null : textOf(other, target.nameField);
      return name !== null && other.fields['color'] === draft.fields['color'] ? [name] : [];
    });
  const traitsOfTargets = new Set(
    drafts
      .filter((one) =>
        partners.targets.some((target) => target.type === one.fields['categorydata']),
      )
      .flatMap((one) => textOf(one, 'trait')?.split(TRAIT_SEPARATOR) ?? []),
  );
  for (const draft of drafts) {
    if (draft.fields['categorydata'] !== partners.type) continue;
    if (draft.fields[partners.field] !== undefined) continue;
    draft.fields[partners.field] = null;
    const share = partners.share[keyOf(draft.fields, partners.shareBy)] ?? partners.share['*'] ?? 0;
    const tied = shop.draws.draw(`partner/${share}`, { true: share, none: 1 - share });
    if (tied !== true) continue;
    const traits = textOf(draft, 'trait')?.split(TRAIT_SEPARATOR) ?? [];
    const shared = traits.find((trait) => traitsOfTargets.has(trait));
    const names = shop.random.shuffle(partnersOf(draft));
    const wantsTrait = shop.random.chance(partners.traitShare);
    if (shared !== undefined && (wantsTrait || names.length === 0)) {
      draft.fields[partners.field] = partners.traitFormat.replace('*', shared);
    } else if (names.length > 0) {
      const count = names.length > 1 && shop.random.chance(partners.twoShare) ? 2 : 1;
      draft.fields[partners.field] = names
        .slice(0, count)
        .map((name) => partners.format.replace('*', name))
        .join(partners.separator);
    }
  }
}
