import type { MetaRow } from '@deckframe/domain/meta/read-meta';

const HEAD = 'deck,entries,share,wins,matches,rate,low,high,draws,mirrors,in_cut,tier';

/** A deck's name may hold a comma, or begin like a formula. */
const quote = (text: string): string =>
  `"${text.replaceAll('"', '""').replace(/^[=+\-@\t\r]/, "'$&")}"`;

export function printMetaCsv(rows: readonly MetaRow[]): string {
  const lines = rows.map(({ archetype, entries, share, wins, n, rate, ...rest }) =>
    [
      quote(archetype),
      entries,
      share.mean.toFixed(4),
      wins,
      n,
      n === 0 ? '' : (wins / n).toFixed(4),
      rate.low.toFixed(4),
      rate.high.toFixed(4),
      rest.draws,
      rest.mirrors,
      rest.inCut,
      rest.tier ?? '',
    ].join(','),
  );
  return [HEAD, ...lines, ''].join('\r\n');
}
