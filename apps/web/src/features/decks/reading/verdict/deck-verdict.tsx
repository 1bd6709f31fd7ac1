import type { DeckSlot, DeckVerdict as Verdict } from '@deckframe/domain/decks/deck/judge-deck';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import './deck-verdict.css';

export type DeckVerdictProps = {
  verdict: Verdict;
  /** A single word, for small spaces. */
  isShort?: boolean;
};

const ICONS = { legal: CircleCheck, unfinished: CircleDashed, illegal: TriangleAlert } as const;

/** Shows whether the deck is legal today, and what is missing. */
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
