import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

const PAGE = '/v3/gundam/tournaments/one/admin';
const ADA = '018f3c9e-0000-7000-8000-000000000001';
const BEN = '018f3c9e-0000-7000-8000-000000000002';
const PLAYERS = [
  { id: ADA, name: 'Ada', code: '7f3a91c2e0b8', ticket: `${ADA}.c2lnbmVkLWJ5LXVz` },
  { id: BEN, name: 'Adabelle', code: '7f3b00000000', ticket: null },
];
const read = (text: string) => readCode(text, PAGE, PLAYERS);

it('a slip opens its table, at this event only', () => {
  expect(read(`https://deckframe.example${PAGE}#table-27`)).toEqual({ kind: 'table', table: 27 });
  expect(read('https://deckframe.example/v3/gundam/tournaments/two/admin#table-27')).toBeNull();
  expect(read(`https://deckframe.example${PAGE}`)).toBeNull();
  expect(read(' 12 ')).toEqual({ kind: 'table', table: 12 });
});

it('a ticket, a list code and a name open their player', () => {
  expect(read(`${ADA}.c2lnbmVkLWJ5LXVz`)).toEqual({ kind: 'player', player: ADA });
  expect(read('7F3B-0000-0000')).toEqual({ kind: 'player', player: BEN });
  expect(read('ada')).toEqual({ kind: 'player', player: ADA });
  expect(read('adab')).toEqual({ kind: 'player', player: BEN });
});

it('a ticket forged from a public id opens nobody', () => {
  for (const ticket of [ADA, `${ADA}.`, `${ADA}.Zm9yZ2Vk`, `${BEN}.c2lnbmVkLWJ5LXVz`]) {
    expect(read(ticket)).toBeNull();
  }
});

it('a code that matches two players or none opens nobody', () => {
  expect(read('ad')).toBeNull();
  expect(read('7F3')).toBeNull();
  expect(read('018f3c9e-0000-7000-8000-000000000009.c2lnbmVkLWJ5LXVz')).toBeNull();
  expect(read('')).toBeNull();
});
