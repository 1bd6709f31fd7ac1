import {
  CHECK_EVERY_MS,
  nextAdTimer,
  startAdTimer,
  type AdEvent,
  type AdTimer,
} from '@deckframe/domain/site/ads/ad-timer';
import { FILE_SAVED } from '#lib/save-file.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';

const WINDOWS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
const WRITING =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]';

export interface AdSession {
  readonly timer: ValueStore<AdTimer>;
  readonly send: (event: AdEvent) => void;
  /** Called for each open page that may show ads. The returned function closes it. */
  readonly openPage: () => () => void;
}

let session: AdSession | undefined;

/** ADS-03: one session per visit, started by the first page with ads. */
export function getAdSession(): AdSession {
  session ??= startSession();
  return session;
}

function startSession(): AdSession {
  const timer = createValueStore(startAdTimer(Date.now()));
  const send = (event: AdEvent) => timer.set(nextAdTimer(timer.get(), event, Date.now()));
  const resize = () => send({ kind: 'resized', width: window.innerWidth });
  const check = () => {
    send({ kind: isBusy(timer.get()) ? 'paused' : 'resumed' });
    send({ kind: 'checked' });
    resize();
  };
  send({ kind: 'paused' });
  window.addEventListener(FILE_SAVED, () => send({ kind: 'reduced' }));
  return {
    timer,
    send,
    openPage: () => {
      check();
      const checks = setInterval(check, CHECK_EVERY_MS);
      window.addEventListener('resize', resize);
      return () => {
        clearInterval(checks);
        window.removeEventListener('resize', resize);
        send({ kind: 'left' });
        send({ kind: 'paused' });
      };
    },
  };
}

/** True while hidden, typing or with a dialog open. */
function isBusy({ shown }: AdTimer): boolean {
  if (document.hidden) return true;
  if (document.activeElement?.matches(WRITING) === true) return true;
  return shown === null && document.querySelector(WINDOWS) !== null;
}
