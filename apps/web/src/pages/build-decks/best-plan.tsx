import { toShownName } from '@deckframe/domain/decks/deck/deck-document';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';
import type { BoardProps } from './board-props.ts';

/** The most decks at once, and the proof of it: which copies go where. */
export function BestPlan({ decks, builds }: BoardProps) {
  const { t } = useLingui();
  const { standing, atMost, names } = builds;
  const deckNames = new Map(decks.map(({ id, name }) => [id, toShownName(name)]));
  const isProven = atMost === standing.length;
  return (
    <Panel
      heading={t`The most decks at once`}
      aside={isProven && standing.length > 0 ? t`More is not possible` : undefined}
    >
      <p className="best-plan__sum">
        <b>
          {standing.length === 0 && isProven
            ? t`No deck can be built yet.`
            : plural(standing.length, { one: '# deck stands', other: '# decks stand' })}
        </b>
        {!isProven && (
          <small>
            {t`The search stopped early: more than ${atMost} are impossible, up to that many may be.`}
          </small>
        )}
      </p>
      {standing.map(({ id, copies }) => (
        <details key={id} className="best-plan__deck">
          <summary>
            <b>{deckNames.get(id)}</b>
            <small>{t`which copies`}</small>
          </summary>
          <ul>
            {copies.map(({ cardno, count }) => (
              <li key={cardno}>
                <b>×{count}</b> {names[cardno]} <small className="mono">{cardno}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}
