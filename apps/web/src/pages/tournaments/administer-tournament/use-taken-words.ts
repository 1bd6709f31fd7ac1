import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';

/** Who goes to a table that called a judge. */
export function useTakenWords(): (match: DeskMatch) => string {
  const { t } = useLingui();
  const { device, view } = useDesk();
  return ({ taken }) => {
    if (!taken) return t`nobody yet`;
    if (taken.device === device) return t`you are on it`;
    const name = view.staff.find(({ id }) => id === taken.by)?.name;
    return name ? t`${name} is on it` : t`someone is on it`;
  };
}
