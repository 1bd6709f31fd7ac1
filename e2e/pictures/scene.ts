import type { Page } from '@playwright/test';

export type Scene = {
  name: string;
  /** Which of the two sites of the stack, as in the specs. */
  site: 'shipped' | 'documents';
  address: string;
  /** Only for windows of this kind; both without it. */
  only?: 'wide' | 'narrow';
  wholePage?: boolean;
  signedIn?: boolean | 'administrator';
  /** What the browser keeps from earlier, beside the usual. */
  stored?: Record<string, string>;
  /** Dark without it. */
  theme?: 'light' | 'dark';
  arrange?: (page: Page) => Promise<void>;
};
