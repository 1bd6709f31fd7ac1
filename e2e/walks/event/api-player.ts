import type { APIRequestContext } from '@playwright/test';
import { sendWrite } from '../../write-by-api.ts';

export type MatchSeat = {
  round: number;
  table: number;
  side: 'a' | 'b';
  status: string;
  opponent: { id: string } | null;
};

export type ApiPlayer = {
  readonly name: string;
  readonly seat: () => Promise<MatchSeat>;
  readonly report: (seat: MatchSeat, games: readonly [number, number]) => Promise<void>;
  readonly call: (seat: MatchSeat) => Promise<void>;
};

/** A player without an open page. It sends the page's requests. */
export function joinByApi(
  request: APIRequestContext,
  event: string,
  name: string,
  cookie: string,
): ApiPlayer {
  const url = `/api/games/gundam/tournaments/${event}`;
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await sendWrite(request, `${url}${path}`, { data, headers: { cookie } });
    if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
    await answer.dispose();
  };
  return {
    name,
    seat: async () => {
      const answer = await request.get(`${url}/my-match`, { headers: { cookie } });
      if (!answer.ok()) throw new Error(`${name}: ${answer.status()}`);
      return (await answer.json()) as MatchSeat;
    },
    report: ({ round, table }, [a, b]) =>
      post(`/matches/${round}/${table}/report`, {
        result: { outcome: a > b ? 'a' : 'b', games: [a, b, 0], end: 'play' },
      }),
    call: ({ round, table }) => post(`/matches/${round}/${table}/call`, { open: true }),
  };
}
