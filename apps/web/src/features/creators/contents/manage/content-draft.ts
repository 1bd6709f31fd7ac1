import { CONTENT_LIMITS } from '@deckframe/domain/creators/contents/content';
import { parseWebLink } from '@deckframe/domain/creators/contents/web-link';
import type { Content } from '../shown/api.ts';
import type { ContentWrite } from './api.ts';

/** Draft of both kinds, so that switching loses nothing. */
export type ContentDraft = {
  kind: 'link' | 'text';
  name: string;
  type: ContentWrite['type'];
  link: string;
  body: string;
  thumbnail: string | null;
  deck: string;
  state: ContentWrite['state'];
  /** Value of the input: `2026-03-01T12:00`, in local time. */
  publishAt: string;
};

export type DraftFaults = { name: boolean; link: boolean; body: boolean; publishAt: boolean };

export const EMPTY_DRAFT: ContentDraft = {
  kind: 'link',
  name: '',
  type: 'video',
  link: '',
  body: '',
  thumbnail: null,
  deck: '',
  state: 'published',
  publishAt: '',
};

export function toDraft(content: Content): ContentDraft {
  return {
    kind: content.link === null ? 'text' : 'link',
    name: content.name,
    type: content.type,
    link: content.link ?? '',
    body: content.body ?? '',
    thumbnail: content.thumbnail,
    deck: content.linkedDeckId ?? '',
    state: content.state,
    publishAt: content.state === 'scheduled' ? toFieldTime(content.publishAt ?? '') : '',
  };
}

export function findFaults(draft: ContentDraft): DraftFaults {
  const isScheduled = draft.state === 'scheduled';
  return {
    name: draft.name.trim() === '' || draft.name.length > CONTENT_LIMITS.name,
    link: draft.kind === 'link' && parseWebLink(draft.link) === undefined,
    body: draft.kind === 'text' && isBodyFaulty(draft),
    publishAt: isScheduled && Number.isNaN(Date.parse(draft.publishAt)),
  };
}

/** Drafts may be empty. */
function isBodyFaulty({ body, state }: ContentDraft): boolean {
  return body.length > CONTENT_LIMITS.body || (state !== 'draft' && body.trim() === '');
}

export function toWrite(draft: ContentDraft): ContentWrite {
  const isLink = draft.kind === 'link';
  return {
    name: draft.name.trim(),
    type: draft.type,
    link: isLink ? (parseWebLink(draft.link) ?? draft.link) : null,
    body: isLink ? null : draft.body,
    thumbnail: draft.thumbnail,
    linkedDeckId: readDeckId(draft.deck),
    state: draft.state,
    publishAt: draft.state === 'scheduled' ? new Date(draft.publishAt).toISOString() : null,
  };
}

/** Returns a deck id, typed alone or at the end of an address. */
function readDeckId(text: string): string | null {
  const value = text.trim().replace(/[?#].*/s, '');
  return value === '' ? null : (value.split('/').at(-1) ?? null);
}

/** Formats local time for a `datetime-local` input. */
function toFieldTime(moment: string): string {
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
