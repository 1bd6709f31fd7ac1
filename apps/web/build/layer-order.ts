import type { Plugin } from 'vite';

/** Lowest layer first. Unlisted layers would win. */
const LAYER_ORDER = '@layer boot,tokens,reset,base,parts,pages;';

/** Repeats the layer order in each style sheet, because the first one to load fixes it. */
export function layerOrder(): Plugin {
  return {
    name: 'deckframe:layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = LAYER_ORDER + String(file.source);
        }
      }
    },
  };
}
