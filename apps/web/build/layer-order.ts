import type { Plugin } from 'vite';

/** Lowest first. Unknown layers would land on top. */
const LAYER_ORDER = '@layer boot,tokens,reset,base,parts,pages;';

/**
 * The first style sheet that arrives fixes the order of the layers, and with split chunks that is
 * any of them (the minifier even drops the statement where a file seems not to need it). So each
 * built style sheet states the order again.
 */
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
