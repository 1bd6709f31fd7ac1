import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Kinds of requests. Lists are refused first. */
export type Part = 'list' | 'save' | 'logIn';
export type Ask = {
  part: Part;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** A failed answer. Without a connection it has no status. */
export type Answer = { part: Part; status: number; ms: number; at: number };

const PATIENCE_MS = 10_000;
/** False if the proxy or process refused the request, or it got lost. All others were processed. */
export const isTaken = ({ status }: Answer): boolean => status > 0 && status < 500;

export class Crowd {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  readonly #origin: string;
  readonly #next: (part?: Part) => Ask;

  constructor(origin: string, next: (part?: Part) => Ask) {
    this.#origin = origin;
    this.#next = next;
  }

  /**
   * Runs this many clients that each send the next request after an answer, to find the maximum
   * rate.
   */
  async askInTurns(people: number, seconds: number, part?: Part): Promise<Answer[]> {
    const over = performance.now() + seconds * 1000;
    const answers: Answer[] = [];
    const person = async (): Promise<void> => {
      while (performance.now() < over) {
        answers.push(await this.#ask(performance.now(), part));
      }
    };
    await Promise.all(Array.from({ length: people }, person));
    return answers;
  }

  /** Sends this many requests a second, without waiting for answers. */
  async askSteadily(rate: number, seconds: number): Promise<Answer[]> {
    const began = performance.now();
    const asked: Promise<Answer>[] = [];
    for (let count = 0; count < rate * seconds; count += 1) {
      const due = began + (count * 1000) / rate;
      const early = due - performance.now();
      if (early > 1) await delay(early);
      asked.push(this.#ask(due));
    }
    return Promise.all(asked);
  }

  close(): void {
    this.#agent.destroy();
  }

  #ask(due: number, only?: Part): Promise<Answer> {
    const { part, method, path, headers, body } = this.#next(only);
    return new Promise((resolve) => {
      const settle = (status: number): void =>
        resolve({ part, status, ms: performance.now() - due, at: due });
      const sent = request(
        `${this.#origin}${path}`,
        { method, headers, agent: this.#agent, signal: AbortSignal.timeout(PATIENCE_MS) },
        (response) => {
          response.resume();
          response.once('end', () => settle(response.statusCode ?? 0));
          response.once('error', () => settle(0));
        },
      );
      sent.once('error', () => settle(0));
      sent.end(body);
    });
  }
}
