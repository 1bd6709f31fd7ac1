import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useEntryWords } from '../tournaments/administer-tournament/use-entry-words.ts';
import { useUndoLast } from '../tournaments/administer-tournament/use-undo.ts';

const SHOWN = 200;

export function LogView() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const entries = desk.entries.slice(-SHOWN).reverse();
  return (
    <section aria-label={t`Log`}>
      <ol className="desk-log">
        {entries.map((entry) => (
          <LogLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function LogLine({ entry }: { entry: Entry }) {
  const { t, i18n } = useLingui();
  const { desk, device, pending, view } = useDesk();
  const act = useAct();
  const say = useEntryWords();
  const { mayUndo } = useUndoLast();
  const words = say(entry.command);
  const by = view.staff.find(({ id }) => id === entry.by)?.name;
  return (
    <li className="desk-log__line" data-undone={desk.undone.has(entry.id) ? '' : undefined}>
      <time>{i18n.date(new Date(entry.at), { timeStyle: 'medium' })}</time>
      <p>
        <b>{entry.device === device ? t`You` : (by ?? t`Players`)}</b> {words}
        {pending.some(({ id }) => id === entry.id) && <em>{t`waiting`}</em>}
      </p>
      {mayUndo(entry) && (
        <IconButton
          size="sm"
          label={t`Undo: ${words}`}
          icon={<Undo2 size={14} />}
          onClick={() => act({ kind: 'undo', of: entry.id })}
        />
      )}
    </li>
  );
}
