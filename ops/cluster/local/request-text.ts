import { request as plainRequest } from 'node:http';
import { request as safeRequest, type RequestOptions } from 'node:https';

type Answer = { isOk: boolean; status: number; text: string };

/** Sends one HTTP request, with our own certificates if there are any. `fetch` supports none. */
export function requestText(
  url: string,
  { timeout, ...options }: RequestOptions & { timeout: number },
  body = '',
): Promise<Answer> {
  const request = url.startsWith('https:') ? safeRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout);
    const asked = request(url, { ...options, agent: false, signal });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.once('error', reject);
      const status = answer.statusCode ?? 0;
      answer.once('end', () => resolve({ isOk: status >= 200 && status < 300, status, text }));
    });
    asked.end(body);
  });
}
