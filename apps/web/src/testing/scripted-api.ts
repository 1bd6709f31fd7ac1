import type { PublicGameConfig } from '@deckframe/domain/game-config';

/** The other half is `build/scripted-api.ts` in the test server. */
const ADDRESS = '/scripted-api';

export interface ReceivedCall {
  readonly call: string;
  readonly key?: string;
  readonly version?: string;
  readonly body?: unknown;
}

/** Sets the API's answer to a call, for example `POST /api/reports`. */
export async function answer(call: string, status: number, body?: unknown): Promise<void> {
  await ask('POST', { call, status, body });
}

/** Like `answer`, with an error body. */
export async function refuse(call: string, status: number, code: string): Promise<void> {
  await answer(call, status, { code, detail: code, params: {} });
}

export async function receivedCalls(call: string): Promise<ReceivedCall[]> {
  return (await ask('GET')).received.filter((one) => one.call === call);
}

export async function loadConfig(): Promise<PublicGameConfig> {
  return { ...(await ask('GET')).config, maintenanceLocked: false, maintenanceMessage: null };
}

export async function forgetCalls(): Promise<void> {
  await ask('DELETE');
}

async function ask(
  method: string,
  body?: object,
): Promise<{ received: ReceivedCall[]; config: PublicGameConfig }> {
  const response = await fetch(ADDRESS, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as { received: ReceivedCall[]; config: PublicGameConfig };
}
