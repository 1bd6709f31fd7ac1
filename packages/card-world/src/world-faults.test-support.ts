import { keyOf, type Move, type WorldCard } from './world-card.ts';

function groupFaults(cards: readonly WorldCard[]): string[] {
  const faults: string[] = [];
  const numbers = new Set<string>();
  const mains = new Map<string, number>();
  for (const card of cards) {
    if (numbers.has(card.cardno)) faults.push(`${card.cardno} twice`);
    numbers.add(card.cardno);
    const isMain = card.mainalternate === true;
    mains.set(card.originalid, (mains.get(card.originalid) ?? 0) + (isMain ? 1 : 0));
    if (isMain !== (card.cardno === card.originalid))
      faults.push(`${card.cardno} is not its own main`);
  }
  for (const [group, count] of mains) if (count !== 1) faults.push(`${group} has ${count} mains`);
  return faults;
}

/** Names in square brackets are cards, except these known marks of the games. */
const MARKS =
  /^(?:Raid: |Crash|Poise|Double Hit|Sidestep|Two Shields|Encore|Long Shot|Entrance|Clash|Main|Once|Exit|Front Line|Energy Line|Your Turn|Bulwark|Headlong|Twin Cannon|Scuttle|Landfall|Broadside|Overboard|Helm|Tide x|Opponent|End of|On Your|Counter|Gift|Free|Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Dragon|Colorless)/u;

function referenceFaults(cards: readonly WorldCard[]): string[] {
  const names = new Set(cards.map((card) => card.name));
  for (const card of cards) {
    for (const [, name] of (card.effectdata ?? '').matchAll(/【Pilot】\[([^\]]+)\]/gu)) {
      if (name !== undefined) names.add(name);
    }
  }
  return cards.flatMap((card) =>
    [
      ...`${card.effectdata ?? ''} ${card.link?.startsWith('[') ? card.link : ''}`.matchAll(
        /\[([^\]]+)\]/gu,
      ),
    ]
      .map(([, name]) => name ?? '')
      .filter((name) => !MARKS.test(name) && !names.has(name))
      .map((name) => `${card.cardno} names [${name}], which does not exist`),
  );
}

function linkFaults(cards: readonly WorldCard[]): string[] {
  const traits = new Set(
    cards
      .filter((card) => card.categorydata === 'PILOT' || card.categorydata === 'COMMAND')
      .flatMap((card) => card.trait?.split('|') ?? []),
  );
  return cards.flatMap((card) => {
    const trait = /^\((.+)\) Trait$/u.exec(card.link ?? '')?.[1];
    return trait !== undefined && !traits.has(trait)
      ? [`${card.cardno} links nobody: ${trait}`]
      : [];
  });
}

function tokenFaults(cards: readonly WorldCard[]): string[] {
  const tokens = new Map(
    cards.filter((card) => card.categorydata === 'UNIT TOKEN').map((card) => [card.name, card]),
  );
  const pattern = /\[([^\]]+)\] tokens? \(((?:\([^)]+\) ?)+)･AP(\d)･HP(\d)/gu;
  return cards.flatMap((card) =>
    [...(card.effectdata ?? '').matchAll(pattern)].flatMap(([, name, traits, ap, hp]) => {
      const token = tokens.get(name ?? '');
      const told = traits?.replaceAll(/^\(|\)$/gu, '').replaceAll(') (', '|');
      const isRight =
        token?.apdata === Number(ap) && token.hp === Number(hp) && token.trait === told;
      return isRight ? [] : [`${card.cardno} misdescribes [${name}]`];
    }),
  );
}

function evolutionFaults(cards: readonly WorldCard[]): string[] {
  const stages = ['Basic', 'Stage 1', 'Stage 2'];
  return cards.flatMap((card) => {
    const rank = stages.indexOf(keyOf(card, 'stage'));
    if (card['stage'] === undefined || rank < 0) return [];
    if (rank === 0)
      return card['evolvesfrom'] === null ? [] : [`${card.cardno} evolves from something`];
    const parent = cards.find(
      (other) => other.name === card['evolvesfrom'] && other.color === card.color,
    );
    const moves = card['attacks'] as Move[];
    if (moves.length === 0) return [`${card.cardno} can do nothing`];
    return parent?.['stage'] === stages[rank - 1] ? [] : [`${card.cardno} evolves from nothing`];
  });
}

function raidFaults(cards: readonly WorldCard[]): string[] {
  const playable = new Set(
    cards.filter((card) => !card.effectdata?.startsWith('[Raid')).map((card) => card.name),
  );
  return cards.flatMap((card) => {
    const name = /^\[Raid: ([^\]]+)\]/u.exec(card.effectdata ?? '')?.[1];
    return name === undefined || playable.has(name) ? [] : [`${card.cardno} raids nobody`];
  });
}

/** Lists all broken references and rules between the cards of a world. */
export function worldFaults(game: string, cards: readonly WorldCard[]): string[] {
  return [
    ...groupFaults(cards),
    ...referenceFaults(cards),
    ...linkFaults(cards),
    ...tokenFaults(cards),
    ...(game === 'pocket' ? evolutionFaults(cards) : []),
    ...raidFaults(cards),
  ];
}
