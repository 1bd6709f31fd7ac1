import type { OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import type { CardToFinish } from '@deckframe/domain/decks/deck/finish-deck';
import type { Substitute } from '@deckframe/domain/decks/deck/substitutes';
import { useLingui } from '@lingui/react/macro';
import { useSubstitutes } from '#catalogue/use-substitutes.ts';
import type { SharedShelf } from '../sync/use-shelf.ts';
import { MissingList } from './missing-list.tsx';

export type SubstituteListProps = {
  missing: readonly CardToFinish[];
  taken: readonly string[];
  claims: OwnClaims;
  shelf: SharedShelf;
};

/** What is missing, and below each card what the member could play for it, with the reason. */
export function SubstituteList({ missing, taken, claims, shelf }: SubstituteListProps) {
  const { t } = useLingui();
  const numbers = missing.map(({ cardno }) => cardno);
  const { phase, found } = useSubstitutes(shelf, numbers, taken, claims);
  const below = ({ cardno }: CardToFinish) => {
    if (phase !== 'ready') return null;
    const own = found[cardno] ?? [];
    return (
      <div className="finish__own">
        {own.map((one) => (
          <SubstituteLine key={one.originalid} substitute={one} />
        ))}
        {own.length === 0 && <small>{t`Nothing of yours plays this role.`}</small>}
      </div>
    );
  };
  return (
    <>
      <p className="finish__state" aria-live="polite">
        {phase === 'loading' && t`Looking through your cards …`}
        {phase === 'failed' && t`The cards did not load`}
      </p>
      <MissingList missing={missing} below={below} />
    </>
  );
}

function SubstituteLine({ substitute }: { substitute: Substitute }) {
  const { t } = useLingui();
  const { name, owned, type, cost, shared } = substitute;
  const reason = [type, cost === null ? null : t`cost ${cost}`, ...shared]
    .filter((word) => word !== null && word !== '')
    .join(', ');
  return (
    <p>
      <b>{t`Play ${name}`}</b>
      <small>
        {t`you own ${owned}`} · {reason}
      </small>
    </p>
  );
}
