import { useLingui } from '@lingui/react/macro';
import {
  useState,
  useEffect,
  useEffectEvent,
  useRef,
  type SyntheticEvent,
  type RefObject,
} from 'react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { readCode, type FoundCode } from './read-code.ts';
import './scan-dialog.css';

/** Barcode detector of some browsers; TypeScript has no types for it. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const LOOK_MS = 200;

type CameraState = 'none' | 'starting' | 'looking' | 'denied';

const findDetector = (): DetectorClass | undefined =>
  (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Scans the camera for codes while visible. Pictures stay on this device. */
function useCodeCamera(onCode: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>(() => (findDetector() ? 'starting' : 'none'));
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const Found = findDetector();
    if (!Found) return;
    const leaving = new AbortController();
    void look(new Found({ formats: ['qr_code'] }), video, leaving.signal, setState, tell);
    return () => leaving.abort();
  }, []);
  return { video, state };
}

async function look(
  detector: Detector,
  { current: video }: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  onState: (state: CameraState) => void,
  onCode: (text: string) => void,
): Promise<void> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment' },
    });
    const stop = () => stream.getTracks().forEach((track) => track.stop());
    if (signal.aborted || !video) return stop();
    signal.addEventListener('abort', stop);
    video.srcObject = stream;
    await video.play();
    onState('looking');
  } catch {
    if (!signal.aborted) onState('denied');
    return;
  }
  let last = '';
  const timer = setInterval(() => {
    detector.detect(video).then(
      ([found]) => {
        // Ignores the same code in the next picture.
        if (signal.aborted || !found || found.rawValue === last) return;
        last = found.rawValue;
        onCode(found.rawValue);
      },
      () => {},
    );
  }, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

const CODE_MAX = 300;

type ScanDialogProps = { onFound: (found: FoundCode) => void; onClose: () => void };

/** Scans or accepts a typed code, because not every browser can scan. */
export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={onClose} title={t`Scan a code`} closeLabel={t`Close`} size="sm">
      <ScanBody onFound={onFound} />
    </Dialog>
  );
}

/** A separate component, because the video exists only once the dialog is open. */
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
