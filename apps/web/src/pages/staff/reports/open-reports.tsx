import { Trans, useLingui } from '@lingui/react/macro';
import { Hand } from 'lucide-react';
import { useState, useRef, type KeyboardEvent } from 'react';
import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPages, apiQuery } from '#lib/api-query.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { gamesQuery } from '#lib/games-query.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Tag } from '#ui/tag.tsx';
import { AppealItem } from './appeal-item.tsx';
import { CardReportItem } from './card-report-item.tsx';
import {
  filterQueue,
  toQueue,
  QUEUE_KINDS,
  type QueueKind,
  type QueueItem,
} from './queue-items.ts';
import { QueueRow } from './queue-row.tsx';
import { APPEALS, CARD_REPORTS, CLAIMS, reportsQuery, type Claim } from './report-api.ts';
import { ReportItem } from './report-item.tsx';
import { ReportList } from './report-list.tsx';
import { StoredReplies } from './stored-replies.tsx';

/** Polling interval for claims of colleagues. */
const LOOK_AGAIN_MS = 15_000;

/** Shows the staff member who claimed it. A claim blocks nobody and expires by itself. */
function ClaimBar({ item, claim }: { item: string; claim: Claim | undefined }) {
  const { i18n, t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const { mutate, isPending } = useWrite({
    send: (isClaim: boolean, key) =>
      api(isClaim ? 'PUT /api/admin/queue/:item/claim' : 'DELETE /api/admin/queue/:item/claim', {
        params: { item },
        key,
      }),
    settled: () => void client.invalidateQueries({ queryKey: [CLAIMS] }),
  });
  if (claim === undefined) {
    return (
      <div className="claim">
        <Button
          size="sm"
          icon={<Hand size={15} aria-hidden="true" />}
          busy={isPending}
          onClick={() => mutate(true)}
        >
          <Trans>I am on it</Trans>
        </Button>
      </div>
    );
  }
  const { by } = claim;
  const until = i18n.date(new Date(claim.until), { timeStyle: 'short' });
  return (
    <div className="claim">
      <Tag tone={claim.isOwn ? 'accent' : 'warn'}>
        {claim.isOwn ? t`You are on it until ${until}` : t`${by} is on it until ${until}`}
      </Tag>
      {claim.isOwn && (
        <Button size="sm" variant="ghost" busy={isPending} onClick={() => mutate(false)}>
          <Trans>Leave it to others</Trans>
        </Button>
      )}
    </div>
  );
}

type QueueIndexProps = {
  entries: readonly QueueItem[];
  claims: readonly Claim[];
  openItem: string | undefined;
  onOpen: (item: string) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The list of the queue beside the open item, with arrow keys. Hidden on phones by the style sheet.
 */
function QueueIndex({ entries, claims, openItem, onOpen }: QueueIndexProps) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const at = entries.findIndex(({ item }) => item === openItem) + step;
    const next = entries[at];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.item);
    box.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <nav ref={box} className="queue" aria-label={t`Queue`} onKeyDown={walk}>
      {entries.map((entry) => (
        <QueueRow
          key={entry.item}
          entry={entry}
          isOpen={entry.item === openItem}
          isTaken={claims.some(({ item }) => item === entry.item)}
          onOpen={onOpen}
        />
      ))}
    </nav>
  );
}

type Asked = { kind: QueueKind; mine: boolean };
type QueueFilterProps = {
  queue: readonly QueueItem[];
  asked: Asked;
  onChange: (asked: Asked) => void;
};

function QueueFilter({ queue, asked, onChange }: QueueFilterProps) {
  const { t } = useLingui();
  const words: Record<QueueKind, string> = {
    all: t`Everything`,
    content: t`Content`,
    card: t`Card errors`,
    appeal: t`Appeals`,
  };
  const count = (kind: QueueKind) =>
    kind === 'all' ? queue.length : queue.filter((one) => one.kind === kind).length;
  return (
    <div className="reports__filter">
      <Segmented
        label={t`Kind`}
        value={asked.kind}
        onChange={(kind) => onChange({ ...asked, kind })}
        options={QUEUE_KINDS.map((kind) => ({
          value: kind,
          label: `${words[kind]} ${count(kind)}`,
        }))}
      />
      <Checkbox
        label={t`Only mine`}
        checked={asked.mine}
        onChange={(event) => onChange({ ...asked, mine: event.target.checked })}
      />
      <StoredReplies />
    </div>
  );
}

type QueueEntryProps = { entry: QueueItem; claim: Claim | undefined };

/** An item with its claim and decisions. */
function QueueEntry({ entry, claim }: QueueEntryProps) {
  return (
    <>
      <ClaimBar item={entry.item} claim={claim} />
      {entry.kind === 'appeal' && <AppealItem appeal={entry.appeal} />}
      {entry.kind === 'content' && <ReportItem report={entry.report} />}
      {entry.kind === 'card' && <CardReportItem report={entry.card} />}
    </>
  );
}

/** The chosen item. After a decision, the next item takes its place. */
function useOpenEntry(entries: readonly QueueItem[]) {
  const [chosen, setChosen] = useState({ item: '', place: 0 });
  const isThere = entries.some(({ item }) => item === chosen.item);
  const place = Math.min(chosen.place, entries.length - 1);
  const openItem = isThere ? chosen.item : entries[place]?.item;
  const open = (item: string) =>
    setChosen({ item, place: entries.findIndex((entry) => entry.item === item) });
  return { openItem, open };
}

/** One queue of all open items, longest waiting first. */
export function OpenReports() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ kind: QueueKind; mine: boolean }>({
    kind: 'all',
    mine: false,
  });
  const query = useInfiniteQuery(reportsQuery('open'));
  const waiting = useInfiniteQuery(
    apiPages(APPEALS, {}, { cursor: 'after', next: (page) => page.next }),
  );
  const { gameid } = useGameConfig();
  const { data: games = [{ id: gameid }] } = useQuery(gamesQuery());
  const byGame = useQueries({
    queries: games.map(({ id: game }) =>
      apiQuery(
        CARD_REPORTS,
        { params: { game }, query: { treated: 'false' } },
        { select: ({ reports }) => reports },
      ),
    ),
  });
  const { data: claims = [] } = useQuery(
    apiQuery(CLAIMS, {}, { refetchInterval: LOOK_AGAIN_MS, select: (all) => all.claims }),
  );
  const queue = toQueue({
    reports: query.data?.pages.flatMap((page) => page.reports) ?? [],
    appeals: waiting.data?.pages.flatMap((page) => page.appeals) ?? [],
    cards: byGame.flatMap(({ data }) => data ?? []),
  });
  const shown = filterQueue(queue, asked, claims);
  const { openItem, open } = useOpenEntry(shown);
  const failed = [waiting, ...byGame].find(({ isError }) => isError);
  const isComplete = !waiting.isPending && byGame.every(({ isPending }) => !isPending);
  return (
    <ReportList query={query}>
      <QueueFilter queue={queue} asked={asked} onChange={setAsked} />
      {failed?.error && (
        <QueryPanel query={failed} level={2} title={t`A part of the queue did not load`} />
      )}
      {query.data && isComplete && failed === undefined && shown.length === 0 && (
        <EmptyState level={2} title={t`Nothing to review`}>
          <Trans>Reports from members appear here.</Trans>
        </EmptyState>
      )}
      <div className="reports__queue">
        {shown.length > 0 && (
          <QueueIndex entries={shown} claims={claims} openItem={openItem} onOpen={open} />
        )}
        <ol className="reports__list reports__list--queue">
          {shown.map((entry) => (
            <li key={entry.item} data-open={entry.item === openItem ? '' : undefined}>
              <QueueEntry entry={entry} claim={claims.find(({ item }) => item === entry.item)} />
            </li>
          ))}
        </ol>
      </div>
      {waiting.hasNextPage && (
        <Button busy={waiting.isFetchingNextPage} onClick={() => void waiting.fetchNextPage()}>
          <Trans>More appeals</Trans>
        </Button>
      )}
    </ReportList>
  );
}
