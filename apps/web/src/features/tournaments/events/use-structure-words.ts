import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TournamentSummary } from './api.ts';

type Phase = TournamentSummary['structure']['phases'][number];

/** Short description of the structure. Example: `Swiss 5, top 8`. */
export function useStructureWords(): (structure: TournamentSummary['structure']) => string {
  const { t } = useLingui();
  const sayPhase = ({ kind, rounds }: Phase): string => {
    if (kind === 'elimination') return t`knock-out`;
    if (kind === 'doubleElimination') return t`double elimination`;
    return rounds === null ? t`Swiss` : t`Swiss ${rounds}`;
  };
  return ({ phases }) =>
    phases
      .map((phase, place) => {
        const before = phases[place - 1]?.cut;
        const size = before?.by === 'rank' ? before.size : undefined;
        return size === undefined ? sayPhase(phase) : t`top ${size}`;
      })
      .join(', ');
}

/** Full description of the structure. */
export function useStructureSentence(): (structure: TournamentSummary['structure']) => string {
  const { t } = useLingui();
  const say = useStructureWords();
  return (structure) => {
    const [first] = structure.phases;
    if (first === undefined) return '';
    const { bestOf, minutes } = first;
    const kind = say(structure);
    const clock =
      minutes === 0
        ? t`without a clock`
        : plural(minutes, { one: '# minute a round', other: '# minutes a round' });
    return t`${kind}. Best of ${bestOf}, ${clock}.`;
  };
}
