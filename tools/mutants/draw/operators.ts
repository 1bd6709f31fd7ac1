/** A kind of small mistake: changes or removes a line of code. */
export type Operator = {
  name: string;
  /** Returns the changed line, null to remove it, or undefined if the operator does not fit. */
  change: (line: string) => string | null | undefined;
};

const swap =
  (from: RegExp, to: string) =>
  (line: string): string | undefined => {
    const found = line.match(new RegExp(from, 'g')) ?? [];
    return found.length === 1 ? line.replace(from, to) : undefined;
  };

export const OPERATORS: readonly Operator[] = [
  { name: 'equal-negated', change: swap(/ === /, ' !== ') },
  { name: 'unequal-negated', change: swap(/ !== /, ' === ') },
  { name: 'less-or-equal', change: swap(/ < /, ' <= ') },
  { name: 'more-or-equal', change: swap(/ > /, ' >= ') },
  { name: 'strictly-less', change: swap(/ <= /, ' < ') },
  { name: 'strictly-more', change: swap(/ >= /, ' > ') },
  { name: 'and-or', change: swap(/ && /, ' || ') },
  { name: 'or-and', change: swap(/ \|\| /, ' && ') },
  { name: 'plus-minus', change: swap(/ \+ (?=[\w(])/, ' - ') },
  { name: 'minus-plus', change: swap(/ - (?=[\w(])/, ' + ') },
  { name: 'true-false', change: swap(/(?<=[=:(,] ?)true\b/, 'false') },
  { name: 'not-dropped', change: swap(/(?<=[( ])!(?=[a-z])/, '') },
  {
    name: 'guard-dropped',
    change: (line) =>
      /^\s*if \(.*\) (?:return|throw|continue)\b.*;$/.test(line) ? null : undefined,
  },
  { name: 'call-dropped', change: (line) => (/^\s*await \w.*\);$/.test(line) ? null : undefined) },
  {
    name: 'sql-condition-dropped',
    change: (line) =>
      /^\s*and [a-z_.(]+.*[^;`]$/.test(line) && isBalanced(line) ? null : undefined,
  },
  { name: 'sql-order-turned', change: swap(/ desc\b(?=[,\n ])/, ' asc') },
];

function isBalanced(line: string): boolean {
  return line.split('(').length === line.split(')').length;
}
