import type { ApiClient } from '#lib/api-client.ts';
import type { operations } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export async function sendReport(
  api: ApiClient,
  body: operations['reportContent']['requestBody']['content']['application/json'],
  key: string,
): Promise<void> {
  await api.POST('/api/reports', { params: { header: writeHeaders(key) }, body });
}
