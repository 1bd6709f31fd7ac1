/** pgbench uses named parameters: `$1` and `$2` become `:game` and `:cardno`. */
export function toPgbenchQuery(text: string): string {
  return text.replace('$1', ':game').replace('$2', ':cardno');
}
