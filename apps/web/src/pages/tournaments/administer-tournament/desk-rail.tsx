import { isOpen } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import {
  GitCompareArrows,
  Keyboard,
  ListOrdered,
  Printer,
  ScanSearch,
  ScrollText,
  Users,
} from 'lucide-react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';

export const DESK_VIEWS = [
  'results',
  'pairing',
  'players',
  'checks',
  'standings',
  'print',
  'log',
] as const;
export type DeskViewId = (typeof DESK_VIEWS)[number];

const ICONS = {
  results: Keyboard,
  pairing: GitCompareArrows,
  players: Users,
  checks: ScanSearch,
  standings: ListOrdered,
  print: Printer,
  log: ScrollText,
};

type DeskRailProps = { view: DeskViewId; onView: (view: DeskViewId) => void };

export function DeskRail({ view, onView }: DeskRailProps) {
  const { t } = useLingui();
  const { desk, pending } = useDesk();
  const words = {
    results: t`Results`,
    pairing: t`Pairing`,
    players: t`Players`,
    checks: t`Checks`,
    standings: t`Standings`,
    print: t`Print`,
    log: t`Log`,
  };
  const counts: Partial<Record<DeskViewId, number>> = {
    results: desk.rounds.at(-1)?.matches.filter(isOpen).length ?? 0,
    log: pending.length,
  };
  return (
    <nav className="desk__rail" aria-label={t`Desk`}>
      {DESK_VIEWS.map((id, index) => {
        const Icon = ICONS[id];
        const count = counts[id] ?? 0;
        return (
          <button
            key={id}
            type="button"
            className="desk-tab"
            aria-current={id === view ? 'page' : undefined}
            aria-keyshortcuts={`Alt+${index + 1}`}
            onClick={() => onView(id)}
          >
            <Icon size={20} aria-hidden="true" />
            {words[id]}
            {count > 0 && <span className="desk-tab__count">{count}</span>}
          </button>
        );
      })}
    </nav>
  );
}
