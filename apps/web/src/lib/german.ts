import type { Messages } from '@lingui/core';

export { messages } from '../locales/de.po';

export const areaCatalogues = import.meta.glob<{ messages: Messages }>('../locales/*/de.po');
