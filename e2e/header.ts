import type { Locator, Page } from '@playwright/test';

export type MenuEntry = { name: string; soon: boolean };

/** The header's controls, for tests. */
export class Header {
  readonly root: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole('banner');
  }

  group(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  async open(name: string): Promise<Locator> {
    const trigger = this.group(name);
    await trigger.click();
    return this.popupOf(name);
  }

  popupOf(name: string): Locator {
    const trigger = this.#page.getByRole('button', { name, exact: true });
    return this.root.getByRole('listitem').filter({ has: trigger }).locator('ul');
  }

  /** Returns the entries of a group in order, and which ones are only announced. */
  async entries(name: string): Promise<MenuEntry[]> {
    const popup = await this.open(name);
    const entries = popup.locator('[data-nav=entry]');
    await entries.first().waitFor();
    const found = await entries.evaluateAll((elements) =>
      elements.map((element) => ({
        name: element.querySelector<HTMLElement>('.nav__title')?.innerText ?? '',
        soon: element.getAttribute('aria-disabled') === 'true',
        isTagged: /\bsoon\b/i.test((element as HTMLElement).innerText),
      })),
    );
    return found.map(({ name: title, soon, isTagged }) => {
      if (soon !== isTagged) throw new Error(`${title}: marked as coming soon in part only`);
      return { name: title, soon };
    });
  }
}
