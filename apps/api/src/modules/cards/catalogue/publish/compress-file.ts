import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Above this size, the best quality takes seconds and gains little. */
const BEST_QUALITY_BYTES = 512 * 1024;
const BEST_QUALITY = 11;
const GOOD_QUALITY = 9;

/** Compresses once for all clients. */
export async function compressFile(text: string): Promise<{ br: Buffer; gz: Buffer }> {
  const bytes = Buffer.from(text);
  const quality = bytes.length <= BEST_QUALITY_BYTES ? BEST_QUALITY : GOOD_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params }),
    compressGzip(bytes, { level: 9 }),
  ]);
  return { br, gz };
}
