import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSecurityHeaders } from './plugins/security-headers.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let expected: [string, string][];
beforeAll(async () => {
  api = await createTestApi({ env: { PUBLIC_URL: 'https://cards.test' } });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  expected = Object.entries(listSecurityHeaders(api.env));
});
afterAll(() => api.close());

/** Sends a text over a connection and returns the whole answer. */
async function sendRaw(text: string): Promise<string> {
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (data: string) => {
    answer += data;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

it.each([
  ['broken encoding', '%E0%A4%A'],
  ['300 characters', 'a'.repeat(300)],
])(
  'the answer to a malformed or over-long address has the security headers: %s',
  async (_, part) => {
    const answer = await api.app.inject({ url: `/api/games/gundam/cards/${part}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(answer.headers).toMatchObject(Object.fromEntries(expected));
  },
);

it('the answer to a request that Node cannot read has the security headers', async () => {
  const answers = [
    await sendRaw('no request at all\r\n\r\n'),
    await sendRaw(`GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`),
  ];
  const { server } = api.app;
  server.once('connection', (socket: Socket) => {
    const code = 'ERR_HTTP_REQUEST_TIMEOUT';
    server.emit('clientError', Object.assign(new Error('slow'), { code }), socket);
  });
  answers.push(await sendRaw(''));
  expect(answers.map((answer) => answer.slice(0, 13))).toEqual([
    'HTTP/1.1 400 ',
    'HTTP/1.1 431 ',
    'HTTP/1.1 408 ',
  ]);
  expect(expected.map(([name]) => name)).toContain('strict-transport-security');
  for (const answer of answers) {
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
    for (const [name, value] of expected) expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  }
});
