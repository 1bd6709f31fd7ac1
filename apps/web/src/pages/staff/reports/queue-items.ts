import type { CardReport, Claim, OpenAppeal, Report } from './report-api.ts';

export const QUEUE_KINDS = ['all', 'content', 'card', 'appeal'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export type QueueItem = { item: string; at: string } & (
  | { kind: 'content'; report: Report }
  | { kind: 'card'; card: CardReport }
  | { kind: 'appeal'; appeal: OpenAppeal }
);

export type Waiting = {
  reports: readonly Report[];
  cards: readonly CardReport[];
  appeals: readonly OpenAppeal[];
};

/** Merges all open items, keyed by claim name, longest waiting first. */
export function toQueue({ reports, cards, appeals }: Waiting): QueueItem[] {
  const items: QueueItem[] = [
    ...appeals.map((appeal) => ({
      kind: 'appeal' as const,
      item: `appeal:${appeal.id}`,
      at: appeal.createdAt,
      appeal,
    })),
    ...reports.map((report) => ({
      kind: 'content' as const,
      item: `report:${report.id}`,
      at: report.createdAt,
      report,
    })),
    ...cards.map((card) => ({
      kind: 'card' as const,
      item: `card:${card.game}:${card.id}`,
      at: card.createdAt,
      card,
    })),
  ];
  return items.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export function filterQueue(
  items: readonly QueueItem[],
  asked: { kind: QueueKind; mine: boolean },
  claims: readonly Claim[],
): QueueItem[] {
  const own = new Set(claims.filter(({ isOwn }) => isOwn).map(({ item }) => item));
  return items.filter(
    ({ kind, item }) =>
      (asked.kind === 'all' || asked.kind === kind) && (!asked.mine || own.has(item)),
  );
}
