import type { TextArea } from '@deckframe/domain/pages/page';
import { lazy, type ComponentType } from 'react';
import { openTextArea } from './i18n.ts';
import { loadChunk } from './lazy-page.ts';

/** A part that a page carries: it arrives after the page itself, together with its texts. */
export function laterPart<Props>(
  area: TextArea,
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const [component] = await Promise.all([loadChunk(name, load), openTextArea(area)]);
    return { default: component };
  });
}
