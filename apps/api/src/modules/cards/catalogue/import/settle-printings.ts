import type { Database } from '@deckframe/database/db';
import { chooseMainPrinting } from '@deckframe/domain/cards/catalogue/plan-alternates';
import { nextAlternateNumber } from '@deckframe/domain/cards/catalogue/card-number';
import {
  hasStagedNumber,
  indexNumbers,
  indexStaging,
  listDuplicates,
  listUnsettledGroups,
  renumberStaged,
  respellRenumbered,
  settleMains,
  settleOriginals,
  type StagedPrinting,
} from './staging-queries.ts';

export type Renumbered = { row: number; cardno: string; became: string };

/** Gives a second row with a taken number a free one. */
export async function renumberDuplicates(db: Database, game: string): Promise<Renumbered[]> {
  const renumbered: Renumbered[] = [];
  await indexNumbers(db);
  await respellRenumbered(db, game);
  for (const { position, cardno } of await listDuplicates(db)) {
    const became = await findFreeNumber(db, cardno);
    await renumberStaged(db, position, became);
    renumbered.push({ row: position, cardno, became });
  }
  return renumbered;
}

async function findFreeNumber(db: Database, cardno: string): Promise<string> {
  const taken = new Set<string>();
  let candidate = nextAlternateNumber(cardno, taken);
  while (await hasStagedNumber(db, candidate)) {
    taken.add(candidate);
    candidate = nextAlternateNumber(cardno, taken);
  }
  return candidate;
}

/** Ensures one main per group of staged rows. */
export async function settlePrintings(db: Database): Promise<void> {
  await indexStaging(db);
  await settleOriginals(db);
  await chooseMains(db);
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
