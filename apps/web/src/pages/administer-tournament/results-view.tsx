import { isOpen } from '@deckframe/domain/tournament/desk/find-match';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CommandLine } from './command-line.tsx';
import { TableMap } from './table-map.tsx';
import { TableRows } from './table-rows.tsx';

/** Every table of the running round, and the line that takes results by the keyboard alone. */
export function ResultsView() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const [line, setLine] = useState('');
  const round = desk.rounds.at(-1);
  if (!round)
    return (
      <EmptyState level={2} title={t`No round yet`}>
        {t`Check the players in, then pair the first round.`}
      </EmptyState>
    );
  const matches = round.matches.toSorted(
    (one, other) =>
      Number(other.disputed.length > 0) - Number(one.disputed.length > 0) ||
      Number(isOpen(other)) - Number(isOpen(one)) ||
      one.table - other.table,
  );
  return (
    <>
      <CommandLine line={line} onLine={setLine} />
      <TableMap matches={round.matches} onTable={(table) => setLine(`${table} `)} />
      <TableRows matches={matches} />
    </>
  );
}
