import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type Command, uploadText } from '@deckframe/domain/tournaments/desk/command';
import type { Scene } from './scene.ts';

const BATCH = 200;

export type RoundDesk = {
  publish: () => Promise<void>;
  send: (commands: readonly Command[]) => Promise<void>;
};

/** A started desk with all players, which publishes the first round on demand. */
export async function openDesk(
  origin: string,
  { event, organiser, phones, structure }: Scene,
): Promise<RoundDesk> {
  const url = `${origin}/api/games/gundam/tournaments/${event}`;
  const keys = generateKeyPairSync('ed25519');
  const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const device = randomUUID();
  let made = 0;
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        cookie: organiser,
        origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok || text.includes('"refused"')) throw new Error(`${answer.status} ${text}`);
  };
  const send = async (commands: readonly Command[]): Promise<void> => {
    const at = Date.now();
    const entries = commands.map((command) => ({
      id: randomUUID(),
      count: (made += 1),
      at,
      command,
    }));
    const text = uploadText(entries.map((entry) => ({ ...entry, device })));
    const signature = sign(null, Buffer.from(text), keys.privateKey).toString('base64');
    await post('/log', { device, entries, signature });
  };
  await post('/devices', { device, publicKey });
  await send([
    { kind: 'start', structure, seed: 1 },
    { kind: 'lease', from: null },
  ]);
  const arrivals = phones.flatMap(({ player }): Command[] => [
    { kind: 'enter', player, name: null },
    { kind: 'checkIn', player },
  ]);
  for (let at = 0; at < arrivals.length; at += BATCH) await send(arrivals.slice(at, at + BATCH));
  const pairs = phones.flatMap(({ player }, place): [string, string][] =>
    place % 2 === 0 ? [] : [[phones[place - 1]?.player ?? '', player]],
  );
  const byes = phones.length % 2 === 0 ? [] : [phones.at(-1)?.player ?? ''];
  return { send, publish: () => send([{ kind: 'pair', round: 1, phase: 0, pairs, byes }]) };
}
