import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import {
  readCode,
  type FoundCode,
} from '../../tournaments/administer-tournament/scan/read-code.ts';
import { useCodeCamera, type CameraState } from './use-code-camera.ts';
import '../../tournaments/administer-tournament/scan/scan-dialog.css';

const CODE_MAX = 300;

type ScanDialogProps = { onFound: (found: FoundCode) => void; onClose: () => void };

/** A code before the camera, or typed: not every browser reads codes. */
export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={onClose} title={t`Scan a code`} closeLabel={t`Close`} size="sm">
      <ScanBody onFound={onFound} />
    </Dialog>
  );
}

/** Apart, for the picture is there once the window is. */
function ScanBody({ onFound }: Pick<ScanDialogProps, 'onFound'>) {
  const { t } = useLingui();
  const { view } = useDesk();
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const take = (text: string) => {
    const found = readCode(text, window.location.pathname, view.players);
    if (found) onFound(found);
    else setUnknown(true);
  };
  const { video, state } = useCodeCamera(take);
  const words: Record<CameraState, string> = {
    none: t`This browser cannot read codes. Type what is on the paper instead.`,
    starting: t`The camera starts.`,
    looking: t`Hold a slip or a ticket before the camera.`,
    denied: t`The camera is not available. Type what is on the paper instead.`,
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    take(typed);
  };
  return (
    <form className="scan" onSubmit={submit}>
      <TextField
        label={t`Table, code or player`}
        value={typed}
        maxLength={CODE_MAX}
        autoComplete="off"
        error={isUnknown ? t`This event has no such table, code or player.` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setUnknown(false);
        }}
      />
      <Button type="submit" variant="primary" disabled={typed.trim() === ''}>
        {t`Open`}
      </Button>
      {(state === 'starting' || state === 'looking') && (
        <video ref={video} className="scan__picture" muted playsInline />
      )}
      <p role="status">{words[state]}</p>
    </form>
  );
}
