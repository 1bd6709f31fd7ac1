import { readTable } from '../floor/table-link.ts';

export type FoundCode =
  | { readonly kind: 'table'; readonly table: number }
  | { readonly kind: 'player'; readonly player: string };

type CodePlayer = {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly ticket: string | null;
};

/** Letters of a code that are enough to mean one list. */
const CODE_LEAST = 4;

/**
 * What a code of this event says: a slip (the address of this page and a table), a ticket (an entry
 * and its signature), the code of a list, or what somebody types instead: a table, a name.
 */
export function readCode(
  text: string,
  page: string,
  players: readonly CodePlayer[],
): FoundCode | null {
  const said = text.trim();
  if (/^\d{1,4}$/.test(said)) return { kind: 'table', table: Number(said) };
  if (URL.canParse(said)) {
    const { pathname, hash } = new URL(said);
    const table = readTable(hash);
    return pathname === page && table > 0 ? { kind: 'table', table } : null;
  }
  const code = said.toLowerCase().replaceAll(/[\s-]/g, '');
  const found =
    only(players.filter(({ ticket }) => ticket === said)) ??
    only(players.filter((one) => code.length >= CODE_LEAST && one.code?.startsWith(code))) ??
    only(players.filter(({ name }) => name.toLowerCase() === said.toLowerCase())) ??
    only(players.filter(({ name }) => said && name.toLowerCase().startsWith(said.toLowerCase())));
  return found ? { kind: 'player', player: found.id } : null;
}

/** Two who fit are nobody: a judge must not check the wrong deck. */
const only = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined;
