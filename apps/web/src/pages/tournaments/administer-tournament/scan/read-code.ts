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

/** Minimum letters of a list code. */
const CODE_LEAST = 4;

/**
 * Interprets a code or typed text: a slip (table), a ticket (player with signature), the code of a
 * list, a table number, or a name.
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

/** Two matches count as none, because a judge must not check the wrong deck. */
const only = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined;
