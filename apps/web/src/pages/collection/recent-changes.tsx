import type { CardFacts } from '@deckframe/domain/collection/card-facts';
import { countCopies, type LoggedAct } from '@deckframe/domain/collection/entries/change-log';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import './collection/recent-changes.css';

const SHOWN = 6;
const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** What was changed on this device, each act with its own way back. */
export function RecentChanges({ shelf, facts }: { shelf: SharedShelf; facts: CardFacts }) {
  const { t } = useLingui();
  const acts = useValue(shelf.acts);
  const [isAll, setAll] = useState(false);
  const names = useMemo(
    () => new Map(facts.cardno.map((cardno, at) => [cardno, facts.name[at]])),
    [facts],
  );
  const shown = isAll ? acts : acts.slice(0, SHOWN);
  return (
    <Panel heading={t`Recent changes`} aside={t`On this device, 90 days`}>
      {acts.length === 0 && <p className="recent-changes__none">{t`Nothing changed yet.`}</p>}
      <ul className="recent-changes">
        {shown.map((act) => (
          <Act
            key={act.at}
            act={act}
            nameOf={(cardno) => names.get(cardno) ?? cardno}
            onUndo={() => shelf.undoAct(act)}
          />
        ))}
      </ul>
      {acts.length > shown.length && (
        <Button size="sm" onClick={() => setAll(true)}>
          {t`Show all`}
        </Button>
      )}
    </Panel>
  );
}

type ActProps = { act: LoggedAct; nameOf: (cardno: string) => string; onUndo: () => void };

function Act({ act, nameOf, onUndo }: ActProps) {
  const { t, i18n } = useLingui();
  const { added, removed } = countCopies(act);
  const first = nameOf(act.cards[0]?.cardno ?? '');
  const others = act.cards.length - 1;
  const title =
    others === 0
      ? first
      : plural(others, { one: `${first} and # more`, other: `${first} and # more` });
  const when = i18n.date(new Date(act.at), WHEN);
  const copies = [added > 0 && `+${added}`, removed > 0 && `−${removed}`].filter(Boolean).join(' ');
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>
          {copies === '' ? t`Marks` : copies} · {when}
        </small>
      </span>
      <Button size="sm" variant="ghost" aria-label={t`Undo: ${title}`} onClick={onUndo}>
        {t`Undo`}
      </Button>
    </li>
  );
}
