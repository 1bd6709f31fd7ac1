import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';

const FIRM: readonly string[] = ['start', 'enter', 'report', 'undo', 'denied', 'lease'];

export function useUndoLast(): {
  last: Entry | undefined;
  undoLast: () => void;
  mayUndo: (entry: Entry) => boolean;
} {
  const { desk, device } = useDesk();
  const act = useAct();
  const mayUndo = ({ id, command }: Entry): boolean =>
    !FIRM.includes(command.kind) && !desk.undone.has(id);
  const last = desk.entries.findLast((entry) => entry.device === device && mayUndo(entry));
  return { last, mayUndo, undoLast: () => void (last && act({ kind: 'undo', of: last.id })) };
}
