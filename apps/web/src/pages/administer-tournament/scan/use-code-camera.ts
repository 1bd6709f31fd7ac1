import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Of the browsers that can; the types of the DOM do not know it yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const LOOK_MS = 200;

export type CameraState = 'none' | 'starting' | 'looking' | 'denied';

const findDetector = (): DetectorClass | undefined =>
  (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Looks for codes while it is on screen; pictures stay on this device. */
export function useCodeCamera(onCode: (text: string) => void): {
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
        // The same code in the next picture is no second code.
        if (signal.aborted || !found || found.rawValue === last) return;
        last = found.rawValue;
        onCode(found.rawValue);
      },
      () => {},
    );
  }, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
