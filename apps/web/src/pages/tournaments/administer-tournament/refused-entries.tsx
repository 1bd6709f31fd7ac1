import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { renewCommand } from '@deckframe/domain/tournaments/desk/replay';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { useLingui } from '@lingui/react/macro';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { useEntryWords } from './use-entry-words.ts';

/** Offline actions that the server refused. One click repeats them against the current state. */
export function RefusedEntries() {
  const { refused } = useDesk();
  return refused.map((entry) => <Refused key={entry.id} entry={entry} />);
}

function Refused({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const { desk, device, dismiss, view } = useDesk();
  const act = useAct();
  const say = useEntryWords();
  const { id, command } = entry;
  const words = say(command);
  const denied = desk.byId.get(id)?.command;
  const again = () => {
    const structure = view.structure as unknown as Structure;
    const meant = command.kind === 'start' ? { ...command, structure } : command;
    if (act(...renewCommand(desk, device, meant))) dismiss(id);
  };
  return (
    <li className="desk-need" data-tone="danger">
      <p>
        <b>{words}</b>
        {denied && <span>{say(denied)}</span>}
      </p>
      <span className="desk-acts">
        {command.kind !== 'take' && (
          <Button size="sm" aria-label={t`Send again: ${words}`} onClick={again}>
            {t`Send again`}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={t`Leave it: ${words}`}
          onClick={() => dismiss(id)}
        >
          {t`Leave it`}
        </Button>
      </span>
    </li>
  );
}
