import { apportion } from './draws.ts';
import { applyRules } from './fields.ts';
import type { Workshop } from './workshop.ts';
import type { Draft } from './world-card.ts';
import { keyOf } from './world-card.ts';

/**
 * Builds evolution lines: each card of a later stage evolves from one card of the stage before. It
 * has the same colour and traits.
 */
export function layLines(shop: Workshop, drafts: readonly Draft[]): void {
  const { lines } = shop.world;
  if (lines === null) return;
  const members = drafts.filter((draft) => draft.fields['categorydata'] === lines.type);
  const shares = Object.fromEntries(lines.stages.map((stage) => [stage.value, stage.share]));
  const counts = apportion(shares, members.length);
  const waiting = [...members];
  let standing: Draft[] = [];
  for (const [rank, stage] of lines.stages.entries()) {
    const placed = waiting.splice(0, counts[stage.value] ?? 0);
    const below = shop.random.shuffle(standing);
    for (const [index, draft] of placed.entries()) {
      const parent = rank === 0 ? undefined : below[index];
      draft.fields['_last'] = true;
      draft.fields['_stage'] = rank;
      draft.fields[lines.field] = stage.value;
      draft.fields['_line'] = parent === undefined ? index : (parent.fields['_line'] ?? index);
      if (parent === undefined) continue;
      draft.fields['color'] = parent.fields['color'] ?? null;
      parent.fields['_last'] = false;
    }
    standing = placed;
  }
}

/** Chooses what a whole line shares. `isTaken` is true if another line has the same. */
export function dressLines(
  shop: Workshop,
  drafts: readonly Draft[],
  isTaken: (key: string) => boolean,
): void {
  const { lines } = shop.world;
  if (lines === null) return;
  const byLine = new Map<number, Draft[]>();
  for (const draft of drafts) {
    const line = draft.fields['_line'];
    if (typeof line !== 'number') continue;
    byLine.set(line, [...(byLine.get(line) ?? []), draft]);
  }
  const here = new Set<string>();
  for (const line of byLine.values()) {
    const [first] = line.toSorted(
      (a, b) => Number(a.fields['_stage']) - Number(b.fields['_stage']),
    );
    if (first === undefined) continue;
    let key = '';
    for (let attempt = 0; attempt < 60; attempt += 1) {
      applyRules(shop, first, lines.shared, 'line');
      key = lines.key.map((field) => keyOf(first.fields, field)).join('/');
      // Later series may repeat a line, but a series never has it twice.
      if (!here.has(key) && (attempt >= 30 || !isTaken(key))) break;
    }
    here.add(key);
    for (const draft of line) {
      for (const rule of lines.shared) draft.fields[rule.set] = first.fields[rule.set] ?? null;
      draft.fields['_lineKey'] = key;
    }
  }
}

/** Writes the name of the previous stage into each card. */
export function linkLines(shop: Workshop, drafts: readonly Draft[]): void {
  const { lines } = shop.world;
  if (lines === null) return;
  for (const draft of drafts) {
    if (draft.fields['categorydata'] !== lines.type) continue;
    const parent = drafts.find(
      (other) =>
        other.fields['_line'] === draft.fields['_line'] &&
        other.fields['_stage'] === Number(draft.fields['_stage']) - 1,
    );
    draft.fields[lines.from] = parent?.fields['name'] ?? null;
  }
}
