import { useLingui } from '@lingui/react/macro';
import type { BracketMatch } from '@deckframe/domain/tournaments/brackets/read-bracket';
import { toBracketLines } from '../events/bracket/bracket-lines.ts';
import type { BracketPeople } from '../events/bracket/bracket-people.ts';
import { BracketRounds } from './bracket-rounds.tsx';
import '../events/bracket/bracket.css';

export type BracketProps = {
  /** As `readBracket` tells them. */
  matches: readonly BracketMatch[];
  /** Best first. */
  seeds: readonly string[];
  nameOf: (player: string) => string;
  me?: string | null;
};

/** All rounds side by side; on a phone one at a time, by the tabs or a swipe. */
export function Bracket({ matches, seeds, nameOf, me = null }: BracketProps) {
  const { t } = useLingui();
  const lines = toBracketLines(matches);
  const places = new Map(seeds.map((player, index) => [player, index + 1]));
  const people: BracketPeople = { nameOf, me, seedOf: (player) => places.get(player) ?? 0 };
  const titles = { upper: t`Upper line`, lower: t`Lower line`, final: t`Finals` };
  const isDouble = lines.length > 1;
  return (
    <div className="bracket">
      {lines.map((line) => (
        <section key={line.id} aria-label={isDouble ? titles[line.id] : t`Bracket`}>
          {isDouble && <h2 className="bracket__title">{titles[line.id]}</h2>}
          <BracketRounds line={line} isDouble={isDouble} people={people} />
        </section>
      ))}
    </div>
  );
}
