import type { Database } from '@deckframe/database/db';
import {
  chooseMainPrinting,
  planAlternates,
  type PrintingGroup,
} from '@deckframe/domain/cards/catalogue/plan-alternates';
import { compareCardNumbers } from '@deckframe/domain/cards/catalogue/card-number';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  addPublishJob,
  listGroupIds,
  listPrintings,
  lockAlternates,
  type PrintingRow,
  setAlternates,
} from './alternate-queries.ts';

const PAGE = 12;
/** Longer audit texts are cut. */
const SAID_MAX = 500;

export async function getAlternates(
  db: Database,
  game: string,
  { search, after = '' }: { search: string; after?: string | undefined },
) {
  const ids = await listGroupIds(db, game, { search: search.trim(), after, limit: PAGE + 1 });
  const shown = ids.slice(0, PAGE);
  const groups = toGroups(await listPrintings(db, game, shown));
  return {
    groups: groups.map(({ originalid, printings }) => ({
      originalid,
      printings: printings.map(({ cardno, name, image, rarity, published }) => ({
        cardno,
        name,
        image,
        rarity,
        isPublished: published === 1,
      })),
    })),
    next: ids.length > PAGE ? (shown.at(-1) ?? null) : null,
  };
}

export type Layout = { before: PrintingGroup[]; after: PrintingGroup[] };

/** Saves all groups or none, if nobody changed them since they were read. */
export async function saveAlternates(
  { db, user, requestId }: OpenWrite,
  game: string,
  { before, after }: Layout,
): Promise<{ cards: number }> {
  await lockAlternates(db, game);
  const named = [...before, ...after].map(({ originalid }) => originalid);
  const stored = toGroups(await listPrintings(db, game, [...new Set(named)]));
  if (printGroups(stored.map(toNumbers)) !== printGroups(before)) {
    throw new AppError('VERSION_CONFLICT');
  }
  const plan = planAlternates(before, after);
  if ('fault' in plan) throw new AppError('ALTERNATES_INVALID');
  if (plan.changes.length === 0) throw new AppError('ALTERNATES_INVALID');
  await setAlternates(db, game, plan.changes);
  await addPublishJob(db, game);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'card.alternates',
    game,
    subject: `card:${plan.changes[0]?.cardno ?? ''}`,
    before: { groups: printGroups(before).slice(0, SAID_MAX) },
    after: { groups: printGroups(after).slice(0, SAID_MAX) },
    requestId,
  });
  return { cards: plan.changes.length };
}

function toGroups(rows: readonly PrintingRow[]) {
  return [...Map.groupBy(rows, ({ originalid }) => originalid)].map(([originalid, printings]) => {
    const main = chooseMainPrinting(printings);
    const others = printings
      .filter((printing) => printing !== main)
      .sort((left, right) => compareCardNumbers(left.cardno, right.cardno));
    return { originalid, printings: [main, ...others] };
  });
}

const toNumbers = ({ originalid, printings }: ReturnType<typeof toGroups>[number]) => ({
  originalid,
  printings: printings.map(({ cardno }) => cardno),
});

/** Prints groups by main and members, ignoring order. */
function printGroups(groups: readonly PrintingGroup[]): string {
  return groups
    .filter(({ printings }) => printings.length > 0)
    .map(({ originalid, printings: [main, ...others] }) => {
      return `${originalid}: ${[main, ...others.sort()].join(' ')}`;
    })
    .sort()
    .join('; ');
}
