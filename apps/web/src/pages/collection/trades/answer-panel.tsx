import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Repeat2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Trade, TradeAct } from './api.ts';

export type AnswerPanelProps = {
  trade: Trade;
  busy: TradeAct['kind'] | null;
  onAct: (act: TradeAct) => void;
  onCounter: () => void;
};

/** Possible answers to a trade, and their consequences. */
export function AnswerPanel({ trade, busy, onAct, onCounter }: AnswerPanelProps) {
  const { i18n, t } = useLingui();
  const [isEnding, setEnding] = useState(false);
  const { acts, round, partner } = trade;
  const name = partner?.username ?? t`Deleted user`;
  const end = acts.find((act) => act === 'decline' || act === 'withdraw');
  const until = i18n.date(trade.expiresAt, { day: 'numeric', month: 'long' });
  return (
    <Panel heading={t`Your answer`}>
      <p className="trade-answer__rule">
        <strong>
          <Trans>Both confirm. Then both collections change.</Trans>
        </strong>{' '}
        <Trans>Confirm when you have the cards in your hands.</Trans>
      </p>
      <p className="trade-answer__stand" role="status">
        {trade.confirmedBy === 'me' && t`You have confirmed. ${name} has not yet.`}
        {trade.confirmedBy === 'them' && t`${name} has confirmed. You have not yet.`}
      </p>
      <div className="trade-answer__acts">
        {acts.includes('confirm') && (
          <Button
            variant="primary"
            size="lg"
            icon={<Check size={18} />}
            busy={busy === 'confirm'}
            onClick={() => onAct({ kind: 'confirm', round })}
          >
            <Trans>Confirm trade</Trans>
          </Button>
        )}
        {acts.includes('counter') && (
          <Button icon={<Repeat2 size={16} />} onClick={onCounter}>
            <Trans>Change the cards</Trans>
          </Button>
        )}
        {end && (
          <Button variant="danger" icon={<X size={16} />} onClick={() => setEnding(true)}>
            {end === 'decline' ? t`Decline` : t`Withdraw`}
          </Button>
        )}
      </div>
      <p className="trade-answer__hint">
        <Trans>
          Open until {until}. Either of you can step back before the second confirmation.
        </Trans>
      </p>
      {end && (
        <ConfirmDialog
          open={isEnding}
          onOpenChange={setEnding}
          title={end === 'decline' ? t`Decline this trade?` : t`Withdraw this trade?`}
          objectName={t`Trade with ${name}`}
          description={t`No card changes hands. You can offer another trade later.`}
          confirmLabel={end === 'decline' ? t`Decline` : t`Withdraw`}
          cancelLabel={t`Keep it open`}
          busy={busy === end}
          onConfirm={() => {
            setEnding(false);
            onAct({ kind: end });
          }}
        />
      )}
    </Panel>
  );
}
