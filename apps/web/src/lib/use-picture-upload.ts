import { AVATAR_MAX_BYTES, toMega } from '@deckframe/domain/community/profile/avatar-limits';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from './app-services.ts';
import { errorText, refusalText } from './message-text.ts';
import type { UploadOptions } from './upload-file.ts';
import { sendWrite } from './write/send-write.ts';

type UploadState =
  | { kind: 'idle' }
  /** `share` is the sent part, from 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'failed'; reason: string };

export type PictureUpload<Stored> = {
  send: (file: File, options: UploadOptions) => Promise<Stored>;
  done: (stored: Stored) => void;
  /** Returns the reason of a failed upload. */
  explain?: (error: unknown) => string;
};

/** Uploads one picture at a time. Leaving the form aborts it. */
export function usePictureUpload<Stored>(plan: PictureUpload<Stored>) {
  const { send, done, explain = errorText } = plan;
  const services = useAppServices();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const fail = (reason: string) => setState({ kind: 'failed', reason });
  const upload = async (file: File): Promise<void> => {
    if (file.size > AVATAR_MAX_BYTES) {
      return fail(refusalText('IMAGE_TOO_LARGE', { megabytes: toMega(AVATAR_MAX_BYTES) }));
    }
    const { signal } = (running.current = new AbortController());
    const onProgress = (share: number) => setState({ kind: 'sending', share });
    onProgress(0);
    try {
      const stored = await sendWrite(services, (key) => send(file, { onProgress, signal, key }));
      setState({ kind: 'idle' });
      done(stored);
    } catch (error) {
      if (!signal.aborted) fail(explain(error));
    }
  };
  return { state, upload };
}
