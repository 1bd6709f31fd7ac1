import type { Database } from '@deckframe/database/db';
import { chooseMainPrinting } from '@deckframe/domain/catalogue/alternate-groups';
import { nextAlternateNumber, originalIdOf } from '@deckframe/domain/catalogue/card-number';
import {
  indexStaging,
  listDuplicates,
  listNumbersLike,
  listUnsettledGroups,
  renumberStaged,
  settleMains,
  settleOriginals,
  type StagedPrinting,
} from './staging-queries.ts';

export type Renumbered = { row: number; cardno: string; became: string };

/** Gives every staged row a number of its own and every alternate group exactly one main. */
export async function settlePrintings(db: Database): Promise<Renumbered[]> {
  const renumbered: Renumbered[] = [];
  for (const { position, cardno } of await listDuplicates(db)) {
    const taken = new Set(await listNumbersLike(db, originalIdOf(cardno)));
    const became = nextAlternateNumber(cardno, taken);
    await renumberStaged(db, position, became);
    renumbered.push({ row: position, cardno, became });
  }
  await indexStaging(db);
  await settleOriginals(db);
  await chooseMains(db);
  return renumbered;
}

async function chooseMains(db: Database): Promise<void> {
  let after = '';
  for (;;) {
    const printings = await listUnsettledGroups(db, after);
    const groups = Map.groupBy(printings, (printing) => printing.originalid);
    if (groups.size === 0) return;
    await settleMains(db, [...groups.values()].map(toMain));
    after = printings.at(-1)?.originalid ?? after;
  }
}

function toMain(group: StagedPrinting[]): { originalid: string; cardno: string } {
  const { originalid, cardno } = chooseMainPrinting(group);
  return { originalid, cardno };
}
