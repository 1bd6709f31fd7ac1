import { EXP_AWARDS, type ExpDeed } from '@deckframe/domain/exp/rewards';
import { useLingui } from '@lingui/react/macro';
import './leveling-modal.css';

/** What each deed pays, largest first. */
export function EarnExp() {
  const { t } = useLingui();
  const words: Record<ExpDeed, string> = {
    dailyCardRating: t`Rate the card of the day`,
    deckCreation: t`Create a deck of 50 or more cards`,
    deckPublication: t`Create and publish a public deck`,
    cardRating: t`Rate a card`,
    comment: t`Post a comment`,
    like: t`Like something`,
  };
  const deeds = Object.entries(EXP_AWARDS) as [ExpDeed, number][];
  return (
    <ul className="earn">
      {deeds.map(([deed, amount]) => (
        <li key={deed} className="earn__row">
          <span>{words[deed]}</span>
          <b className="earn__amount">{t`+${amount} EXP`}</b>
        </li>
      ))}
    </ul>
  );
}
