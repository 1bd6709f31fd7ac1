import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import {
  actOnTrade,
  isOpenTrade,
  tradeQuery,
  type Trade,
  type TradeAct,
} from '../collection/trades/api.ts';
import { AnswerPanel } from '../collection/trades/answer-panel.tsx';
import { CounterEditor } from './counter-editor.tsx';
import { NotesPanel } from '../collection/trades/notes-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import { StateTag } from '../collection/trades/state-tag.tsx';
import { TradeSteps } from './trade-steps.tsx';
import { UndoPanel } from '../collection/trades/undo-panel.tsx';
import { useCardMap } from '../collection/trades/use-card-map.ts';
import { useTradeHints } from '../collection/trades/use-trade-hints.ts';
import '../collection/trades/trades-page.css';

/** One trade: both sides, what each owns afterwards, the answer and the notes. */
export function TradePage() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { tradeId = '' } = useParams({ strict: false });
  const query = useQuery(tradeQuery(api, gameid, tradeId));
  const refresh = useTradeHints();
  return (
    <div className="wrap trades">
      {query.isError && (
        <ErrorState
          level={1}
          title={pageTitle('trade')}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={420} />}
      {query.data && <OpenedTrade trade={query.data} refresh={refresh} />}
    </div>
  );
}

function OpenedTrade({ trade, refresh }: { trade: Trade; refresh: () => void }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const cards = useCardMap([...trade.give, ...trade.get].map(({ cardno }) => cardno));
  const { mutate, isPending, variables } = useWrite({
    send: (act: TradeAct, key) => actOnTrade(api, gameid, trade.id, act, key),
    done: (answer) => {
      queryClient.setQueryData(tradeQuery(api, gameid, trade.id).queryKey, answer);
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
