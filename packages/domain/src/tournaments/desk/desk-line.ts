import type { MatchResult } from '../match-result.ts';

/** The action of a typed desk line. */
export type LineAct =
  | { readonly kind: 'result'; readonly result: MatchResult }
  | { readonly kind: 'extend'; readonly minutes: number }
  | { readonly kind: 'drop'; readonly side: 'a' | 'b' }
  | { readonly kind: 'call'; readonly open: boolean };

export type DeskLine = { readonly table: number; readonly act: LineAct | null };

/**
 * Parses a typed desk line. Examples: `27 21`, `27 2-1`, `27 d`, `27 id`, `27 x`, `27 +5`, `27 drop
 * l`, `27 no r`, `27 call`.
 */
export function readDeskLine(text: string, bestOf: number): DeskLine | null {
  const [first = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (!/^\d{1,4}$/.test(first)) return null;
  return { table: Number(first), act: readAct(rest, bestOf) };
}

function readAct([word = '', side = '']: readonly string[], bestOf: number): LineAct | null {
  const games = /^(\d)-?(\d)(?:-?(\d))?$/.exec(word);
  if (games) return readGames(Number(games[1]), Number(games[2]), Number(games[3] ?? 0));
  const minutes = /^([+-]\d{1,2})$/.exec(word)?.[1];
  if (minutes !== undefined) return { kind: 'extend', minutes: Number(minutes) };
  if (word === 'd')
    return result({ outcome: 'draw', games: bestOf === 1 ? [0, 0, 1] : [1, 1, 0], end: 'time' });
  if (word === 'id') return result({ outcome: 'intentionalDraw', games: [0, 0, 0], end: 'play' });
  if (word === 'x') return result({ outcome: 'doubleLoss', games: [0, 0, 0], end: 'time' });
  if (word === 'call' || word === 'ok') return { kind: 'call', open: word === 'call' };
  const who = side === 'l' ? 'a' : side === 'r' ? 'b' : null;
  if (who && word === 'drop') return { kind: 'drop', side: who };
  if (who && word === 'no') {
    const wins = (bestOf + 1) / 2;
    const other = who === 'a' ? 'b' : 'a';
    return result({
      outcome: other,
      games: other === 'a' ? [wins, 0, 0] : [0, wins, 0],
      end: 'noShow',
    });
  }
  return null;
}

const result = (made: MatchResult): LineAct => ({ kind: 'result', result: made });

function readGames(a: number, b: number, drawn: number): LineAct {
  const outcome = a > b ? 'a' : b > a ? 'b' : 'draw';
  return result({ outcome, games: [a, b, drawn], end: outcome === 'draw' ? 'time' : 'play' });
}
