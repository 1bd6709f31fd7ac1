import { useLingui } from '@lingui/react/macro';
import { isOpenTrade, type Trade } from '../collection/trades/api.ts';

/** What happened so far, and that both must confirm. */
export function TradeSteps({ trade }: { trade: Trade }) {
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
