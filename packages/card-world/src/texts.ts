import { contextFor, type Workshop } from './workshop.ts';
import type { Phrase } from './grammar.ts';
import type { SeenFilter } from './seen-filter.ts';
import type { Draft, Move } from './world-card.ts';
import { keyOf, numberOf, textOf } from './world-card.ts';

const CANDIDATES = 24;
const ATTEMPTS = 400;
const GOOD_ENOUGH = 0.6;

/** "[Water, Water] Tidal Nip: 40 damage. …" */
export function describeMove(move: Move): string {
  const damage = move.damage === null ? '' : ` ${move.damage} damage.`;
  const effect = move.effect === null ? '' : ` ${move.effect}`;
  return `[${move.cost.length === 0 ? 'Free' : move.cost.join(', ')}] ${move.name}:${damage}${effect}`;
}

function movesOf(draft: Draft): Move[] {
  return Object.values(draft.fields).find((value) => Array.isArray(value)) ?? [];
}

const TWIN = 'same';

/**
 * Finds a card of the same series for a reference: `{@PILOT}` is a Pilot of the same colour,
 * `{@same}` another card of the same name with a different kind of text.
 */
function referrer(shop: Workshop, draft: Draft, drafts: readonly Draft[]) {
  return (type: string): string | null => {
    const fitting = drafts.filter((other) =>
      type === TWIN
        ? other !== draft &&
          other.fields['name'] === draft.fields['name'] &&
          other.fields['_text'] !== draft.fields['_text']
        : other.fields['categorydata'] === type &&
          other.fields['color'] === draft.fields['color'] &&
          other.fields['name'] !== draft.fields['name'],
    );
    return fitting.length === 0 ? null : textOf(shop.random.pick(fitting), 'name');
  };
}

/** Chooses the unused candidate whose value is nearest to the card's budget. */
function chooseText(
  shop: Workshop,
  draft: Draft,
  rule: string,
  drafts: readonly Draft[],
  seen: SeenFilter,
): Phrase | null {
  const context = contextFor(shop, draft, referrer(shop, draft, drafts));
  const budget = numberOf(draft, '_budget');
  let best: Phrase | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt >= CANDIDATES && best !== null) break;
    const phrase = shop.grammar.expand(rule, context);
    if (phrase === null || seen.has(phrase.text)) continue;
    const distance = Math.abs(phrase.power - budget);
    if (best === null || distance < Math.abs(best.power - budget)) best = phrase;
    if (distance <= GOOD_ENOUGH) break;
  }
  return best;
}

/**
 * Writes the attack lines. The first attack gets a longer name while another card has the same
 * lines.
 */
function moveLines(shop: Workshop, draft: Draft, seen: SeenFilter): string[] {
  const moves = movesOf(draft);
  const [first] = moves;
  const rule = shop.world.types[keyOf(draft.fields, 'categorydata')]?.fields.find(
    (one) => 'moves' in one,
  );
  let lines = moves.map((move) => describeMove(move));
  for (let attempt = 0; attempt < ATTEMPTS && seen.has(lines.join('\n')); attempt += 1) {
    if (first === undefined || rule === undefined) break;
    const name = shop.grammar.expand(rule.moves.longName, contextFor(shop, draft));
    first.name = name?.text ?? first.name;
    lines = moves.map((move) => describeMove(move));
  }
  if (lines.length > 0) seen.add(lines.join('\n'));
  return lines;
}

/**
 * Writes the texts of a series. `_text` names the grammar rule. `_more` names a longer rule for
 * when all short texts are used up.
 */
export function writeTexts(shop: Workshop, drafts: readonly Draft[], seen: SeenFilter): void {
  for (const draft of drafts) {
    if (draft.fields['effectdata'] !== undefined) {
      const written = textOf(draft, 'effectdata');
      if (written !== null) seen.add(written);
      continue;
    }
    const lines = moveLines(shop, draft, seen);
    const rule = textOf(draft, '_text');
    const more = textOf(draft, '_more');
    let phrase = rule === null ? null : chooseText(shop, draft, rule, drafts, seen);
    if (phrase === null && rule !== null && more !== null) {
      phrase = chooseText(shop, draft, more, drafts, seen);
    }
    if (phrase !== null) {
      seen.add(phrase.text);
      draft.power += phrase.power;
      lines.unshift(phrase.text);
    }
    draft.fields['effectdata'] = lines.length === 0 ? null : lines.join('\n');
  }
}
