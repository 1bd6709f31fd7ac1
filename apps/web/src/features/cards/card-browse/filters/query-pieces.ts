import type { ParsedQuery } from '@deckframe/domain/query/parse-query';
import type { QueryFault } from '@deckframe/domain/query/query-fault';

export interface TextPiece {
  readonly text: string;
  readonly pill?: { readonly nameLength: number };
  readonly fault?: boolean;
}

const FIELD_NAME = /^[a-z][a-z0-9_]*(?::|!=|<>|<=|>=|=|<|>)/i;

/** Splits the query into pills and text. */
export function cutQuery(
  text: string,
  { terms }: Pick<ParsedQuery, 'terms'>,
  faults: readonly QueryFault[],
): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  const add = (end: number, pill?: TextPiece['pill']) => {
    if (end <= at) return;
    const start = at;
    const isFaulty = faults.some((fault) => fault.start < end && fault.end > start);
    pieces.push({
      text: text.slice(start, end),
      ...(pill && !isFaulty && { pill }),
      ...(isFaulty && { fault: true }),
    });
    at = end;
  };
  const marks = [...terms].sort((left, right) => left.start - right.start);
  for (const { start, end } of marks) {
    const [name = ''] = FIELD_NAME.exec(text.slice(start, end)) ?? [];
    if (name === '' || start < at) continue;
    cutFaults(start);
    add(end, { nameLength: name.length });
  }
  cutFaults(text.length);
  return pieces;

  /** Splits text at faults. */
  function cutFaults(end: number) {
    const within = faults
      .filter((fault) => fault.start >= at && fault.end <= end)
      .sort((left, right) => left.start - right.start);
    for (const fault of within) {
      add(fault.start);
      add(fault.end);
    }
    add(end);
  }
}
