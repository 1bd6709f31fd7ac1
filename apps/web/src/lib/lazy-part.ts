import { lazy, type ComponentType } from 'react';
import { openTextArea, type LoadedTexts } from './i18n.ts';
import { loadChunk } from './lazy-page.ts';
import { loadWhenOnline } from './load-when-online.ts';
import { reportError } from './report-error.ts';

interface LazyPartOptions {
  /** Text areas that load with the part. */
  readonly texts?: LoadedTexts | readonly LoadedTexts[];
  /** Reported instead of failing the page; the part then renders nothing. Retried when online. */
  readonly ifMissing?: string;
}

/** A component that loads with its texts when it is first rendered. */
export function lazyPart<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { texts = [], ifMissing }: LazyPartOptions = {},
) {
  const loadAll = async () => {
    const areas = [texts].flat().map((area) => openTextArea(area));
    const [component] = await Promise.all([loadChunk(name, load), ...areas]);
    return { default: component };
  };
  if (ifMissing === undefined) return lazy(loadAll);
  return lazy<ComponentType<Props>>(() =>
    loadWhenOnline(loadAll).catch((error: unknown) => {
      reportError(ifMissing, error);
      return { default: () => null };
    }),
  );
}
