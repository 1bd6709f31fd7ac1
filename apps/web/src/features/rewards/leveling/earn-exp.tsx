import { EXP_AWARDS, type ExpAction } from '@deckframe/domain/rewards/exp/rewards';
import { useLingui } from '@lingui/react/macro';
import './leveling.css';

/** What each action pays, largest first. */
export function EarnExp() {
  const { t } = useLingui();
  const words: Record<ExpAction, string> = {
    dailyCardRating: t`Rate the card of the day`,
    deckCreation: t`Create a deck of 50 or more cards`,
    deckPublication: t`Create and publish a public deck`,
    cardRating: t`Rate a card`,
    comment: t`Post a comment`,
    like: t`Like something`,
  };
  const actions = Object.entries(EXP_AWARDS) as [ExpAction, number][];
  return (
    <ul className="earn">
      {actions.map(([action, amount]) => (
        <li key={action} className="earn__row">
          <span>{words[action]}</span>
          <b className="earn__amount">{t`+${amount} EXP`}</b>
        </li>
      ))}
    </ul>
  );
}
