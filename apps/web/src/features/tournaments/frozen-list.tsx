import { parseCanonicalLines } from '@deckframe/domain/deck/canonical-text';
import { countCards } from '@deckframe/domain/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { TournamentList } from './api.ts';

/** The first letters of what names the cards, in groups: `7F3A-91C2-E0B8`. */
export const shortCode = (hash: string): string =>
  (hash.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');

/** A list as it was frozen. */
export function FrozenListCards({ list }: { list: TournamentList }) {
  const { t } = useLingui();
  const zones = [
    [t`Main deck`, list.zones.decklist_content],
    [t`Resource deck`, list.zones.resourcedeck],
    [t`Side deck`, list.zones.sidedeck],
  ] as const;
  return (
    <div className="frozen">
      {zones.map(([name, text]) => {
        const { lines } = parseCanonicalLines(text);
        if (lines.length === 0) return null;
        return (
          <section key={name}>
            <p className="frozen__zone">
              {name} <span>{countCards(lines)}</span>
            </p>
            <ul>
              {lines.map(({ cardno, quantity }) => (
                <li key={cardno}>
                  <span className="frozen__count">{quantity}</span>
                  <Link to="/cards/$cardno" params={{ cardno }}>
                    {cardno}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
