import { toShownName } from '@deckframe/domain/decks/deck/deck-document';
import { useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';
import type { BoardProps } from './board-props.ts';

/** Cards of which the decks that are ready need more than there are. */
export function ContestedCards({ decks, builds }: BoardProps) {
  const { t } = useLingui();
  const { contested, names } = builds;
  const deckNames = new Map(decks.map(({ id, name }) => [id, toShownName(name)]));
  const count = contested.length;
  return (
    <Panel heading={t`Cards they fight over`} aside={count === 0 ? undefined : String(count)}>
      {count === 0 && (
        <p className="build-decks__none">{t`No two ready decks need the same copy.`}</p>
      )}
      <ul className="contested">
        {contested.map(({ originalid, free, decks: takers }) => (
          <li key={originalid}>
            <span>
              <b>{names[originalid]}</b>
              <small>{t`${free} free`}</small>
            </span>
            <span className="contested__takers">
              {takers.map(({ id, needed }) => (
                <span key={id} className="tag">
                  {deckNames.get(id)} ×{needed}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
