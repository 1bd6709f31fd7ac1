import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { excerptOf } from '@deckframe/domain/creators/contents/content';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { ContentRow } from '../creators/contents/queries.ts';

export type Feed = {
  publicUrl: string;
  game: string;
  gameName: string;
  userId: UserId;
  username: string;
  /** The newest first. */
  rows: readonly ContentRow[];
};

/** What XML cannot hold at all, escaped or not. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The public contents of an author as an Atom feed (RFC 4287). */
export function printFeed(feed: Feed): string {
  const { publicUrl, game, userId, username, rows } = feed;
  const author = printUserId(userId);
  const profile = `${publicUrl}${gameBasePath(game)}/profile/${author}`;
  const self = `${publicUrl}/api/games/${encodeURIComponent(game)}/users/${author}/feed.atom`;
  const updated = Math.max(0, ...rows.map((row) => movedAt(row).getTime()));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(profile)}</id>
  <title>${escapeXml(`${username} · ${feed.gameName} · Deckframe`)}</title>
  <updated>${new Date(updated).toISOString()}</updated>
  <author><name>${escapeXml(username)}</name><uri>${escapeXml(profile)}</uri></author>
  <link rel="alternate" type="text/html" href="${escapeXml(profile)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
${rows.map((row) => printEntry(row, publicUrl)).join('')}</feed>
`;
}

function printEntry(row: ContentRow, publicUrl: string): string {
  const page = `${publicUrl}${gameBasePath(row.gameid)}/articles/${row.id}`;
  const summary = row.body === null ? '' : excerptOf(row.body);
  return `  <entry>
    <id>${escapeXml(page)}</id>
    <title>${escapeXml(row.name)}</title>
    <link rel="alternate" href="${escapeXml(row.link ?? page)}"/>
    <category term="${escapeXml(row.type)}"/>
    <published>${(row.publish_at ?? row.created_at).toISOString()}</published>
    <updated>${movedAt(row).toISOString()}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>
`;
}

/** The last change, and never before it was public. */
function movedAt({ changed_at: changed, publish_at: shown, created_at: made }: ContentRow): Date {
  return new Date(Math.max(changed.getTime(), (shown ?? made).getTime()));
}

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
