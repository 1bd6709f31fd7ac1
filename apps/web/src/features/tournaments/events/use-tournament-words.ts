import type { ListPolicy, StaffRole } from '@deckframe/domain/tournaments/event';
import type { TournamentState } from '@deckframe/domain/tournaments/states';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import type { OwnEntry } from './api.ts';

export function useStateWords(): Readonly<Record<TournamentState, string>> {
  const { t } = useLingui();
  return {
    draft: t`Draft`,
    announced: t`Announced`,
    open: t`Registration open`,
    running: t`Live`,
    finished: t`Finished`,
    cancelled: t`Cancelled`,
  };
}

export function usePolicyWords(): Readonly<Record<ListPolicy, string>> {
  const { t } = useLingui();
  return {
    open: t`Decklists are public from the start of registration`,
    afterStart: t`Decklists are public once the event has started`,
    inTheCut: t`Decklists of the top cut are public, the others after the event`,
    afterTheEnd: t`Decklists are public after the event`,
  };
}

/** Returns the name of a rule set by its id. */
export function useRuleSetName(): (id: string) => string {
  const { ruleSets } = useGameConfig();
  return (id) => ruleSets.find((ruleSet) => ruleSet.id === id)?.name ?? id;
}

export function useRoleWords(): Readonly<Record<StaffRole | 'administrator', string>> {
  const { t } = useLingui();
  return {
    organiser: t`Organiser`,
    headJudge: t`Head judge`,
    judge: t`Judge`,
    scorekeeper: t`Scorekeeper`,
    display: t`Screen`,
    administrator: t`Administrator`,
  };
}

export function useEntryWords(): Readonly<Record<OwnEntry['status'], string>> {
  const { t } = useLingui();
  return {
    waiting: t`On the wait list`,
    registered: t`Registered`,
    checked_in: t`Checked in`,
    dropped: t({ message: 'Dropped', context: 'player' }),
    disqualified: t`Disqualified`,
  };
}
