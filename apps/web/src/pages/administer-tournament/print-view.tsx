import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { PaperSlips } from '../tournaments/administer-tournament/paper-slips.tsx';
import { PaperByName, PaperByTable } from '../tournaments/administer-tournament/papers.tsx';
import { StandingsView } from './standings-view.tsx';

const PAPERS = {
  byName: PaperByName,
  byTable: PaperByTable,
  slips: PaperSlips,
  standings: StandingsView,
};
type PaperId = keyof typeof PAPERS;

export function PrintView() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const [chosen, setChosen] = useState<PaperId>('byName');
  const Paper = PAPERS[chosen];
  if (desk.rounds.length === 0)
    return (
      <EmptyState level={2} title={t`Nothing to print yet`}>
        {t`Pair the first round.`}
      </EmptyState>
    );
  return (
    <>
      <div className="desk-print">
        <Segmented
          label={t`What to print`}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: 'byName', label: t`By name` },
            { value: 'byTable', label: t`By table` },
            { value: 'slips', label: t`Slips` },
            { value: 'standings', label: t`Standings` },
          ]}
        />
        <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
          {t`Print`}
        </Button>
      </div>
      <div className="desk-sheet">
        <Paper />
      </div>
    </>
  );
}
