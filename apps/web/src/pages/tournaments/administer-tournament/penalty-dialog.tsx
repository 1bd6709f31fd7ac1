import { PENALTIES, type Penalty } from '@deckframe/domain/tournaments/desk/command';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField, TextAreaField } from '#ui/field.tsx';

const NOTE_MAX = 500;

type PenaltyDialogProps = {
  player: string;
  name: string;
  /** Initial text. */
  about?: string;
  onClose: () => void;
};

export function PenaltyDialog({ player, name, about = '', onClose }: PenaltyDialogProps) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const act = useAct();
  const [severity, setSeverity] = useState<Penalty>('warning');
  const [note, setNote] = useState(about.slice(0, NOTE_MAX));
  const words: Record<Penalty, string> = {
    caution: t`Caution`,
    warning: t({ message: 'Warning', context: 'penalty' }),
    gameLoss: t`Game loss`,
    matchLoss: t`Match loss`,
    disqualification: t`Disqualification`,
  };
  const round = Math.max(1, desk.rounds.length);
  const save = () => {
    if (act({ kind: 'penalty', player, round, code: severity, severity, note })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Penalty for ${name}`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <Button variant="danger" onClick={save}>
          {t`Give the penalty`}
        </Button>
      }
    >
      <SelectField
        label={t`Penalty`}
        value={severity}
        options={PENALTIES.map((value) => ({ value, label: words[value] }))}
        onChange={(event) => setSeverity(event.target.value as Penalty)}
      />
      <TextAreaField
        label={t`Note, for staff only`}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
