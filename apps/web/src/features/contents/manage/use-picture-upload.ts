import { AVATAR_MAX_BYTES, toMega } from '@deckframe/domain/community/profile/avatar-limits';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, refusalText } from '#lib/message-text.ts';
import type { UploadOptions } from '#lib/upload-file.ts';
import { sendWrite } from '#lib/write/send-write.ts';
import type { ContentImage } from '../../creators/contents/manage/api.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; message: string };

export type PictureUpload = {
  send: (file: File, options: UploadOptions) => Promise<ContentImage>;
  /** The documents' words for a failure; the reason stands behind them. */
  failed: () => string;
  done: (image: ContentImage) => void;
};

/** Sends one picture at a time; leaving the form ends it. */
export function usePictureUpload({ send, failed, done }: PictureUpload) {
  const services = useAppServices();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const fail = (reason: string) => setState({ kind: 'failed', message: `${failed()}: ${reason}` });
  const upload = async (file: File): Promise<void> => {
    if (file.size > AVATAR_MAX_BYTES) {
      fail(refusalText('IMAGE_TOO_LARGE', { megabytes: toMega(AVATAR_MAX_BYTES) }));
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'sending' });
    try {
      const image = await sendWrite(services, (key) =>
        send(file, { onProgress: () => undefined, signal: controller.signal, key }),
      );
      setState({ kind: 'idle' });
      done(image);
    } catch (error) {
      if (!controller.signal.aborted) fail(errorText(error));
    }
  };
  return { state, upload };
}
