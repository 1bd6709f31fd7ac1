import { userIdField } from '@deckframe/contract/accounts/account';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { PictureCrop } from '@deckframe/domain/creators/series/picture-crop';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { AppError } from '../../../lib/app-error.ts';

/** Reads the body up to `limit` bytes. */
export async function readBody(
  payload: IncomingMessage,
  tooLarge: AppError,
  limit: number,
): Promise<Buffer> {
  if (Number(payload.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The documented upload forms. */
const formSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('uploadContentImage'), userId: userIdField }),
  z.strictObject({ action: z.literal('upload'), json: z.string().max(500) }),
]);
const share = z.number().min(0).max(1);
const jsonSchema = z.strictObject({
  folder: z.string(),
  crop: z.strictObject({ x: share, y: share, width: share, height: share }).optional(),
});

export type UploadForm = {
  action: 'upload' | 'uploadContentImage';
  userId?: UserId;
  file: Buffer;
  crop?: PictureCrop | undefined;
};

/** Maximum fields of a form. */
const FIELDS_MAX = 4;

/** Reads fields and the file of a form. */
export async function readForm(
  body: Buffer,
  contentType: string,
  folder: string,
): Promise<UploadForm> {
  const form = await parseForm(body, contentType);
  const entries = [...form.entries()];
  const file = form.get('file');
  if (entries.length > FIELDS_MAX || !(file instanceof File)) refuse('/file', 'must be one file');
  const fields = entries.filter(([name]) => name !== 'file');
  const parsed = formSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success || entries.length !== fields.length + 1) {
    refuse('/action', 'must be uploadContentImage with a userId, or upload with a json');
  }
  const json = parsed.data.action === 'upload' ? parseJson(parsed.data.json) : { folder };
  if (json?.folder !== folder) refuse('/json', `must name the folder "${folder}"`);
  return { ...parsed.data, file: Buffer.from(await file.arrayBuffer()), crop: json.crop };
}

function parseJson(json: string): z.infer<typeof jsonSchema> | undefined {
  try {
    return jsonSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** The platform's form parser; the body is bounded. */
async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(contentType)) refuse('/body', 'must be a form with a file');
  try {
    const headers = { 'content-type': contentType };
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    return refuse('/body', 'must be a form with a file');
  }
}

function refuse(path: string, message: string): never {
  throw new AppError('INVALID_REQUEST', {}, { errors: [{ path, message }] });
}
