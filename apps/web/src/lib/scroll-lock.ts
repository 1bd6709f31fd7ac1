import type { WebMessageId } from './messages.ts';

export interface ScrollRoot {
  classList: Pick<DOMTokenList, 'add' | 'remove'>;
}

/** ERR-01: called with the message to show and the browser's error. */
type OnFailure = (messageId: WebMessageId, message: string) => void;

const NO_SCROLL_CLASS = 'no-scroll';

export function applyNoScroll(root: ScrollRoot, onFailure: OnFailure): void {
  attempt('applyNoScrollFailed', () => root.classList.add(NO_SCROLL_CLASS), onFailure);
}

export function removeNoScroll(root: ScrollRoot, onFailure: OnFailure): void {
  attempt('removeNoScrollFailed', () => root.classList.remove(NO_SCROLL_CLASS), onFailure);
}

function attempt(failure: WebMessageId, action: () => void, onFailure: OnFailure): void {
  try {
    action();
  } catch (error) {
    onFailure(failure, error instanceof Error ? error.message : String(error));
  }
}
