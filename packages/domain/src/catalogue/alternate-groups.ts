import { compareCardNumbers, hasPrintingSuffix } from '../cards/catalogue/card-number.ts';

interface Printing {
  readonly cardno: string;
  readonly originalid: string;
  readonly mainalternate?: boolean | null;
}

/**
 * The main printing of one alternate group: the one marked so (the lowest number, if several are),
 * else the base printing, else the lowest number. Example: of `R-001_p5` and `R-001_p4` the latter.
 */
export function chooseMainPrinting<P extends Printing>(group: readonly P[]): P {
  const ordered = [...group].sort((left, right) => compareCardNumbers(left.cardno, right.cardno));
  const main =
    ordered.find((printing) => printing.mainalternate === true) ??
    ordered.find((printing) => printing.cardno === printing.originalid) ??
    ordered.find((printing) => !hasPrintingSuffix(printing.cardno)) ??
    ordered[0];
  if (!main) throw new RangeError('an alternate group holds at least one printing');
  return main;
}
