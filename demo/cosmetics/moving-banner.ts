import sharp from 'sharp';

/** A seamless loop: after the last frame every spark is back at its start. */
const FRAMES = 24;
const FRAME_MS = 84;
const SPARKS = 26;
const VIDEO_WIDTH = 720;
const PICTURE_WIDTH = 480;

/** Draws an animated banner: a still picture for devices without video, and the video. */
export async function drawMovingBanner(still: Buffer): Promise<{ gif: Buffer; webm: Buffer }> {
  const { width, height } = await sharp(still).metadata();
  const places = Array.from({ length: FRAMES }, (_, frame) => frame);
  const draw = (frame: number) =>
    sharp(still).composite([{ input: Buffer.from(drawSparks(frame, width, height)) }]);
  const drawn = await Promise.all(places.map((frame) => draw(frame).png().toBuffer()));
  const shrink = (wanted: number) => drawn.map((png) => sharp(png).resize(wanted));
  const gifFrames = await Promise.all(shrink(PICTURE_WIDTH).map((frame) => frame.png().toBuffer()));
  const gif = await sharp(gifFrames, { join: { animated: true } })
    .gif({ delay: FRAME_MS, loop: 0, effort: 10, colours: 64, dither: 0.4, interFrameMaxError: 12 })
    .toBuffer();
  const videoHeight = Math.round((VIDEO_WIDTH * height) / width / 2) * 2;
  const videoFrames = await Promise.all(
    drawn.map((png) =>
      sharp(png)
        .resize(VIDEO_WIDTH, videoHeight, { fit: 'fill' })
        .removeAlpha()
        .webp({ quality: 46, effort: 6 })
        .toBuffer(),
    ),
  );
  const webm = writeWebm(videoFrames.map(readVp8), VIDEO_WIDTH, videoHeight);
  return { gif, webm };
}

/** Draws falling sparks. Each crosses the picture a whole number of times per loop. */
function drawSparks(frame: number, width: number, height: number): string {
  const sparks = Array.from({ length: SPARKS }, (_, index) => {
    const rounds = 1 + (index % 2);
    const x = ((index * 0.618_034) % 1) * width;
    const start = (index * 0.381_966) % 1;
    const y = ((start + (rounds * frame) / FRAMES) % 1) * (height + 80) - 40;
    const glow = 0.35 + 0.5 * Math.abs(Math.sin(((frame + index * 5) / FRAMES) * Math.PI));
    const length = 26 + rounds * 22;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l6 ${-length}" stroke="#fff3d6" stroke-width="${2 + rounds}" stroke-linecap="round" stroke-opacity="${glow.toFixed(2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sparks.join('')}</svg>`;
}

/** The picture data of a lossy WebP file is a key frame of VP8. */
function readVp8(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') {
      return webp.subarray(at + 8, at + 8 + size);
    }
    at += 8 + size + (size % 2);
  }
  throw new Error('no lossy WebP');
}

/** Writes WebM (EBML) with one VP8 track, a cluster and key frames only. */
function writeWebm(frames: readonly Buffer[], width: number, height: number): Buffer {
  const header = element(0x1a45dfa3, [
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 2),
    number(0x4285, 2),
  ]);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(frames.length * FRAME_MS);
  const info = element(0x1549a966, [
    number(0x2ad7b1, 1_000_000),
    element(0x4489, [duration]),
    text(0x4d80, 'deckframe'),
    text(0x5741, 'deckframe'),
  ]);
  const track = element(0xae, [
    number(0xd7, 1),
    number(0x73c5, 1),
    number(0x83, 1),
    text(0x86, 'V_VP8'),
    number(0x23e383, FRAME_MS * 1_000_000),
    element(0xe0, [number(0xb0, width), number(0xba, height)]),
  ]);
  const blocks = frames.map((frame, place) => {
    const lead = Buffer.from([0x81, 0, 0, 0x80]);
    lead.writeInt16BE(place * FRAME_MS, 1);
    return element(0xa3, [lead, frame]);
  });
  const cluster = element(0x1f43b675, [number(0xe7, 0), ...blocks]);
  return Buffer.concat([
    header,
    element(0x18538067, [info, element(0x1654ae6b, [track]), cluster]),
  ]);
}

function element(id: number, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(0x01000000, 0);
  size.writeUInt32BE(body.length, 4);
  return Buffer.concat([bytesOf(id), size, body]);
}

const number = (id: number, value: number): Buffer => element(id, [bytesOf(value)]);
const text = (id: number, value: string): Buffer => element(id, [Buffer.from(value)]);

function bytesOf(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
