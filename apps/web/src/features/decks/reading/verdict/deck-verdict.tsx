import type { DeckSlot, DeckVerdict as Verdict } from '@deckframe/domain/decks/deck/judge-deck';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import './deck-verdict.css';

export type DeckVerdictProps = {
  verdict: Verdict;
  /** One word, where there is space for no more. */
  isShort?: boolean;
};

const ICONS = { legal: CircleCheck, unfinished: CircleDashed, illegal: TriangleAlert } as const;

/** Whether the deck can be played today, and what it lacks. */
export function DeckVerdict({ verdict, isShort = false }: DeckVerdictProps) {
  const { t } = useLingui();
  const words = { legal: t`Legal`, unfinished: t`Unfinished`, illegal: t`Not legal today` };
  const Icon = ICONS[verdict.name];
  const sayGap = ({ kind, name, count, size }: DeckSlot) =>
    `${kind === 'energy' ? t`Energy` : name} ${count} / ${size}`;
  const gaps = verdict.slots.filter(({ count, size }) => count < size).map(sayGap);
  return (
    <p className="deck-verdict" data-verdict={verdict.name}>
      <Icon size={15} aria-hidden="true" />
      <span>
        <b>{words[verdict.name]}</b>
        {!isShort && gaps.length > 0 && ` · ${gaps.join(', ')}`}
      </span>
    </p>
  );
}
