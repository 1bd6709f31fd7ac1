import { findMatch } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import type { FoundCode } from './read-code.ts';
import { ScanDialog } from './scan-dialog.tsx';

/** Scans a ticket at the door and filters the list to its player. */
export function ScanPlayer({ onName }: { onName: (name: string) => void }) {
  const { t } = useLingui();
  const state = useDesk();
  const [isOpen, setOpen] = useState(false);
  const find = (found: FoundCode) => {
    const player =
      found.kind === 'player'
        ? found.player
        : findMatch(state.desk, state.desk.rounds.length, found.table)?.a;
    setOpen(false);
    if (player !== undefined) onName(nameOf(state, player));
  };
  return (
    <>
      <Button icon={<ScanQrCode size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t`Scan a code`}
      </Button>
      {isOpen && <ScanDialog onFound={find} onClose={() => setOpen(false)} />}
    </>
  );
}
