import { expect, it } from 'vitest';
import type { Content } from '../shown/api.ts';
import { EMPTY_DRAFT, findFaults, toDraft, toWrite } from './content-draft.ts';

const NOON = '2026-03-01T12:00';
const LINK = {
  ...EMPTY_DRAFT,
  name: ' Lantern Wall ',
  link: 'https://Video.example/x',
  body: 'not shown',
  thumbnail: 'face.webp',
  deck: 'https://cards.example/v3/gundam/deck/d1?tab=2',
  publishAt: NOON,
};

it('only a scheduled content is sent with its time', () => {
  const moment = new Date(NOON).toISOString();
  expect(toWrite({ ...LINK, state: 'scheduled' })).toMatchObject({
    state: 'scheduled',
    publishAt: moment,
  });
  for (const state of ['draft', 'published'] as const) {
    expect(toWrite({ ...LINK, state })).toMatchObject({ state, publishAt: null });
  }
});

it('a link is sent without the text, and a text without the link', () => {
  expect(toWrite(LINK)).toMatchObject({
    name: 'Lantern Wall',
    link: 'https://video.example/x',
    body: null,
    thumbnail: 'face.webp',
    linkedDeckId: 'd1',
  });
  expect(toWrite({ ...LINK, kind: 'text' })).toMatchObject({ link: null, body: 'not shown' });
});

it('stored content fills the form, with the time only while scheduled', () => {
  const content = {
    name: 'Lantern Wall',
    type: 'video',
    link: null,
    body: 'Words',
    thumbnail: null,
    linkedDeckId: 'd1',
    state: 'scheduled',
    publishAt: new Date(NOON).toISOString(),
  } as Content;
  const draft = { kind: 'text', name: 'Lantern Wall', body: 'Words', deck: 'd1', link: '' };
  expect(toDraft(content)).toMatchObject({ ...draft, state: 'scheduled', publishAt: NOON });
  expect(toDraft({ ...content, state: 'published' })).toMatchObject({ ...draft, publishAt: '' });
});

it('a schedule without a time is a fault, and a draft may have no text', () => {
  const faults = (change: Partial<typeof LINK>) => findFaults({ ...LINK, ...change });
  expect(faults({ state: 'scheduled', publishAt: '' }).publishAt).toBe(true);
  expect(faults({ state: 'published', publishAt: '' }).publishAt).toBe(false);
  expect(faults({ kind: 'text', body: ' ', state: 'draft' }).body).toBe(false);
  expect(faults({ kind: 'text', body: ' ', state: 'published' }).body).toBe(true);
});
