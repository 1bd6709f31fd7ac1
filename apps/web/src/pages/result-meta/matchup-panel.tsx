import type { Meta } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Panel } from '#ui/panel.tsx';
import { MatchupDetail } from './matchup-detail.tsx';
import { MatchupMatrix } from './matchup-matrix.tsx';

/** More would not fit anybody's eye; the files have all. */
const SHOWN = 12;

/** Every deck against every other; a cell opens beside it. */
export function MatchupPanel({ meta, windowId }: { meta: Meta; windowId: string }) {
  const { t } = useLingui();
  const names = meta.rows
    .toSorted((a, b) => b.n - a.n)
    .slice(0, SHOWN)
    .map(({ archetype }) => archetype);
  const [chosen, setChosen] = useState<readonly [string, string] | null>(null);
  if (names.length < 2) return null;
  return (
    <div className="matchups">
      <Panel heading={t`Matchups`} aside={<Trans>row against column</Trans>}>
        <MatchupMatrix names={names} meta={meta} chosen={chosen} onChoose={setChosen} />
      </Panel>
      <MatchupDetail meta={meta} windowId={windowId} chosen={chosen} />
    </div>
  );
}
