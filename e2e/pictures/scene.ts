import type { Page } from '@playwright/test';

export type Scene = {
  name: string;
  /** Which site of the stack to use, as in the specs. */
  site: 'shipped' | 'documents';
  address: string;
  /** Only for windows of this size; default: both. */
  only?: 'wide' | 'narrow';
  wholePage?: boolean;
  signedIn?: boolean | 'administrator';
  /** Additional local storage values. */
  stored?: Record<string, string>;
  /** Default: dark. */
  theme?: 'light' | 'dark';
  arrange?: (page: Page) => Promise<void>;
};
