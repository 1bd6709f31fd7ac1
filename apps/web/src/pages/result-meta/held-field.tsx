import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MetaField } from '#features/meta/result-meta/detail-api.ts';
import { Button } from '#ui/button.tsx';
import { FieldFacts } from '../meta/result-meta/field-facts.tsx';
import { HeldFieldDialog } from '../meta/result-meta/held-field-dialog.tsx';

type Props = { windowId: string; chosen: MetaField | null; onChoose: (field: MetaField) => void };

/** The field that a venue, a series or an organizer had last, and of how many decks it is. */
export function HeldField({ windowId, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>{t`A venue’s last events…`}</Button>
      {chosen && (
        <p className="planner__held">
          <b>{chosen.name}</b> <FieldFacts field={chosen} />
        </p>
      )}
      {isOpen && (
        <HeldFieldDialog
          windowId={windowId}
          onClose={() => setOpen(false)}
          onChoose={(field) => {
            onChoose(field);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
