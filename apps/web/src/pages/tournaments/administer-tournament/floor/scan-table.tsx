import type { DeskRound } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { FoundCode } from '../scan/read-code.ts';
import { ScanDialog } from '../scan/scan-dialog.tsx';

type ScanTableProps = { round: DeskRound; onTable: (table: number) => void };

/** A slip opens its table, a ticket the table of its player. */
export function ScanTable({ round, onTable }: ScanTableProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const find = (found: FoundCode) => {
    const match = round.matches.find(({ table, a, b }) =>
      found.kind === 'table' ? table === found.table : a === found.player || b === found.player,
    );
    setOpen(false);
    if (match) onTable(match.table);
    else toasts.show({ kind: 'error', title: t`No table of this round.` });
  };
  return (
    <>
      <Button
        size="lg"
        block
        icon={<ScanQrCode size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t`Scan a code`}
      </Button>
      {isOpen && <ScanDialog onFound={find} onClose={() => setOpen(false)} />}
    </>
  );
}
