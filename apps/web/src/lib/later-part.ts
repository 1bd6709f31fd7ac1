import type { TextArea } from '@deckframe/domain/site/pages/page';
import { lazy, type ComponentType } from 'react';
import { openTextArea } from './i18n.ts';
import { loadChunk } from './lazy-page.ts';

/** Lazy part with its texts. */
export function laterPart<Props>(
  areas: TextArea | readonly TextArea[],
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const texts = [areas].flat().map((area) => openTextArea(area));
    const [component] = await Promise.all([loadChunk(name, load), ...texts]);
    return { default: component };
  });
}
