import { useLingui, Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import {
  actOnTrade,
  isOpenTrade,
  tradeQuery,
  partnerQuery,
  type Trade,
  type TradeAct,
  type Terms,
  type TradeLine,
} from './api.ts';
import { CardRow } from './card-row.tsx';
import type { Choice } from './chosen-cards.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { SideValue } from './side-value.tsx';
import { StateTag } from './state-tag.tsx';
import { TermsEditor } from './terms-editor.tsx';
import { UndoPanel } from './undo-panel.tsx';
import { useCardMap } from './use-card-map.ts';
import { useTradeHints } from './use-trade-hints.ts';
import './trades-page.css';

type SidePanelProps = {
  heading: ReactNode;
  lines: readonly TradeLine[];
  cards: ReadonlyMap<string, CatalogueCard>;
  /** `give`: what I give. */
  side: 'get' | 'give';
  /** True while copies will still move, so that both collections afterwards are shown. */
  isOpen: boolean;
};

/** What a side gives, and what both own afterwards. */
function SidePanel({ heading, lines, cards, side, isOpen }: SidePanelProps) {
  const { t } = useLingui();
  const sign = side === 'give' ? -1 : 1;
  return (
    <Panel heading={heading} aside={<SideValue lines={lines} cards={cards} />}>
      <ul className="trade-cards">
        {lines.map((line) => (
          <CardRow
            key={line.cardno}
            cardno={line.cardno}
            card={cards.get(line.cardno)}
            note={isOpen && side === 'give' && line.mine === line.copies ? t`your last` : undefined}
          >
            <span className="trade-card__end">
              <b className="trade-card__copies">×{line.copies}</b>
              {isOpen && <Afterwards line={line} change={sign * line.copies} />}
            </span>
          </CardRow>
        ))}
      </ul>
    </Panel>
  );
}

function Afterwards({ line, change }: { line: TradeLine; change: number }) {
  const { mine, theirs } = line;
  const [mineAfter, theirsAfter] = [mine + change, (theirs ?? 0) - change];
  return (
    <span className="trade-card__after">
      <Trans>
        You: {mine} → {mineAfter}
      </Trans>
      {theirs !== null && (
        <span>
          <Trans>
            They: {theirs} → {theirsAfter}
          </Trans>
        </span>
      )}
    </span>
  );
}

type CounterEditorProps = {
  trade: Trade;
  busy: boolean;
  onSend: (terms: Terms) => void;
  onCancel: () => void;
};

/** Edits the terms of an open trade. */
function CounterEditor({ trade, busy, onSend, onCancel }: CounterEditorProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const { data, isError } = useQuery(partnerQuery(gameid, trade.partner?.id ?? '', useUser()?.id));
  if (data === undefined && !isError) return <Skeleton height={320} />;
  const { mine = [], theirs = [] } = data ?? {};
  return (
    <TermsEditor
      partner={trade.partner?.username ?? ''}
      mine={withLines(mine, trade.give, (line) => line.mine)}
      theirs={withLines(theirs, trade.get, (line) => line.theirs ?? line.copies)}
      start={{ give: toChosen(trade.give), get: toChosen(trade.get) }}
      sendLabel={t`Send counter-offer`}
      busy={busy}
      onSend={onSend}
      onCancel={onCancel}
    />
  );
}

const toChosen = (lines: readonly TradeLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ cardno, copies }) => [cardno, copies]));

/** Cards in the terms stay available even if they are no longer offered. */
function withLines(
  choices: readonly Choice[],
  lines: readonly TradeLine[],
  count: (line: TradeLine) => number,
): Choice[] {
  const known = new Set(choices.map(({ cardno }) => cardno));
  const further = lines.filter(({ cardno }) => !known.has(cardno));
  return [
    ...choices,
    ...further.map((line) => ({ cardno: line.cardno, copies: count(line), isWanted: false })),
  ];
}

/** The history of a trade, and that both must confirm. */
function TradeSteps({ trade }: { trade: Trade }) {
  const { i18n, t } = useLingui();
  const who = trade.partner?.username ?? t`Deleted user`;
  const words: Record<Trade['steps'][number]['kind'], string> = {
    offer: t`Offered`,
    counter: t`Countered`,
    confirm: t`Confirmed`,
    done: t`Both confirmed`,
    decline: t`Declined`,
    withdraw: t`Withdrawn`,
    expire: t`Expired`,
    undo: t`Asked to undo`,
    undone: t`Undone by both`,
  };
  const isOpen = isOpenTrade(trade);
  const confirmed = trade.confirmedBy === null ? 0 : 1;
  return (
    <ol className="trade-steps">
      {trade.steps.map((step) => (
        <li key={`${step.kind}${step.at}`} className="trade-step" data-done="">
          <b>{words[step.kind]}</b>
          <span>
            {step.by === 'me' && t`by you`}
            {step.by === 'them' && t`by ${who}`}{' '}
            <time dateTime={step.at}>{i18n.date(step.at, { day: 'numeric', month: 'short' })}</time>
          </span>
        </li>
      ))}
      {isOpen && (
        <li className="trade-step" aria-current="step">
          <b>{t`Both confirm`}</b>
          <span>{t`${confirmed} of 2`}</span>
        </li>
      )}
    </ol>
  );
}

/** A trade: both sides, the collections afterwards, answers and notes. */
export function TradePage() {
  const { gameid } = useGameConfig();
  const { tradeId = '' } = useParams({ strict: false });
  const query = useQuery(tradeQuery(gameid, tradeId, useUser()?.id));
  const refresh = useTradeHints();
  return (
    <div className="wrap trades">
      <QueryPanel
        query={query}
        level={1}
        title={pageTitle('trade')}
        pending={<Skeleton height={420} />}
      />
      {query.data && <OpenedTrade trade={query.data} refresh={refresh} />}
    </div>
  );
}

function OpenedTrade({ trade, refresh }: { trade: Trade; refresh: () => void }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const userId = useUser()?.id;
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const cards = useCardMap([...trade.give, ...trade.get].map(({ cardno }) => cardno));
  const { mutate, isPending, variables } = useWrite({
    send: (act: TradeAct, key) => actOnTrade(api, gameid, trade.id, act, key),
    done: (answer) => {
      queryClient.setQueryData(tradeQuery(gameid, trade.id, userId).queryKey, answer);
      setEditing(false);
      refresh();
    },
  });
  const busy = isPending ? variables.kind : null;
  const name = trade.partner?.username ?? t`Deleted user`;
  const isOpen = isOpenTrade(trade);
  return (
    <>
      <PageHeading
        eyebrow={<Link to="/trades">{pageTitle('trades')}</Link>}
        title={t`Trade with ${name}`}
        lead={<StateTag trade={trade} />}
      />
      <Panel>
        <TradeSteps trade={trade} />
      </Panel>
      {(trade.state === 'done' || trade.state === 'undone') && (
        <UndoPanel trade={trade} busy={busy === 'undo'} onUndo={() => mutate({ kind: 'undo' })} />
      )}
      {isEditing && isOpen ? (
        <CounterEditor
          trade={trade}
          busy={busy === 'counter'}
          onSend={(terms) => mutate({ kind: 'counter', terms: { round: trade.round, ...terms } })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="trades__sides">
          <SidePanel
            heading={t`You give`}
            side="give"
            lines={trade.give}
            cards={cards}
            isOpen={isOpen}
          />
          <SidePanel
            heading={t`${name} gives`}
            side="get"
            lines={trade.get}
            cards={cards}
            isOpen={isOpen}
          />
        </div>
      )}
      <div className="trades__sides">
        {isOpen && !isEditing && (
          <AnswerPanel
            trade={trade}
            busy={busy}
            onAct={(act) => mutate(act)}
            onCounter={() => setEditing(true)}
          />
        )}
        <NotesPanel
          trade={trade}
          busy={busy === 'note'}
          onSend={(text, onSent) => mutate({ kind: 'note', text }, { onSuccess: onSent })}
        />
      </div>
    </>
  );
}
