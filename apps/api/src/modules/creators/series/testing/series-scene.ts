import type { Member } from '../../../../testing/member.ts';

export const SERIES = '/api/games/gundam/custom-series';

export type Series = { id: string; version: number; name: string } & Record<string, unknown>;
export type CustomCard = { id: string; revision: number; name: string } & Record<string, unknown>;

export async function makeSeries(owner: Member, name = 'Salt Road', game = 'gundam') {
  const body = { name, description: 'Stories of the road' };
  const answer = await owner.call('POST', `/api/games/${game}/custom-series`, body);
  return answer.json<Series>();
}

export async function makeCard(owner: Member, series: Series, fields: object = {}) {
  const body = { fields: { name: 'Dustlark Courier', ...fields } };
  const answer = await owner.call('POST', `${SERIES}/${series.id}/cards`, body);
  return answer.json<CustomCard>();
}

export const publish = (owner: Member, series: Series, is_published = true, artIsFree = true) =>
  owner.call('PUT', `${SERIES}/${series.id}/publication`, { is_published, artIsFree });

export const publishByLink = (owner: Member, series: Series) =>
  owner.call('PUT', `${SERIES}/${series.id}/publication`, {
    is_published: true,
    is_listed: false,
    artIsFree: true,
  });

export const invite = (owner: Member, series: Series, member: Member) =>
  owner.call('POST', `${SERIES}/${series.id}/members`, { username: member.username });

export const accept = (member: Member, series: Series) =>
  member.call('PUT', `${SERIES}/${series.id}/membership`);

export async function addEditor(owner: Member, series: Series, member: Member): Promise<Series> {
  await invite(owner, series, member);
  return (await accept(member, series)).json<Series>();
}

export const change = (
  member: Member,
  series: Series,
  card: CustomCard,
  ...cells: [column: string, from: unknown, to: unknown][]
) =>
  member.call('PUT', `${SERIES}/${series.id}/cards/${card.id}`, {
    cells: cells.map(([column, from, to]) => ({ column, from, to })),
  });

export async function readCards(member: Member, series: Series) {
  const answer = await member.call('GET', `${SERIES}/${series.id}/cards`);
  return answer.json<{ series: Series; cards: CustomCard[] }>();
}
