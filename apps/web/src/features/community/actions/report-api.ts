import type { Body, CallApi } from '#lib/api-client.ts';

export async function sendReport(
  api: CallApi,
  body: Body<'POST /api/reports'>,
  key: string,
): Promise<void> {
  await api('POST /api/reports', { key, body });
}
