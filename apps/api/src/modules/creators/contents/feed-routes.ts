import { userIdField } from '@deckframe/contract/accounts/account';
import { text } from '@deckframe/contract/text';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { findUsername } from '../../community/profile/service.ts';
import { listContents, type ContentRow } from './queries.ts';
import { toExcerpt } from './service.ts';

export type Feed = {
  publicUrl: string;
  game: string;
  gameName: string;
  userId: UserId;
  username: string;
  rows: readonly ContentRow[];
};

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Prints an author's public contents as Atom (RFC 4287). */
function printFeed(feed: Feed): string {
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
  return `  <entry>
    <id>${escapeXml(page)}</id>
    <title>${escapeXml(row.name)}</title>
    <link rel="alternate" href="${escapeXml(row.link ?? page)}"/>
    <category term="${escapeXml(row.type)}"/>
    <published>${(row.publish_at ?? row.created_at).toISOString()}</published>
    <updated>${movedAt(row).toISOString()}</updated>
    <summary>${escapeXml(toExcerpt(row))}</summary>
  </entry>
`;
}

/** Returns the time of the last change, but not before publication. */
function movedAt({ changed_at: changed, publish_at: shown, created_at: made }: ContentRow): Date {
  return new Date(Math.max(changed.getTime(), (shown ?? made).getTime()));
}

function escapeXml(words: string): string {
  return words
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

const FEED = '/api/games/:game/users/:userId/feed.atom';
const ENTRIES = 30;
/** Feed readers poll about hourly. */
const CACHED = 'public, max-age=900';

const feedParams = z.strictObject({ game: text(32), userId: userIdField });

/** Registers the Atom feed of an author's public contents. */
export function contentFeedRoutes(app: App, { db, env, games }: AppServices): void {
  app.get(
    FEED,
    {
      config: { policy: 'contents.read' },
      schema: {
        summary: 'The public contents of an author as an Atom feed',
        tags: ['contents'],
        params: feedParams,
      },
    },
    async (request, reply) => {
      const { game, userId } = request.params;
      const username = await findUsername(db, userId);
      if (username === undefined) throw new AppError('USER_NOT_FOUND');
      const rows = await listContents(db, { game, author: userId }, undefined, ENTRIES);
      if (!request.seesLockedGame) reply.header('cache-control', CACHED);
      const feed = { game, gameName: games.get(game).gamename, username, rows };
      reply.type('application/atom+xml; charset=utf-8');
      return reply.send(printFeed({ publicUrl: env.PUBLIC_URL, userId, ...feed }));
    },
  );

  // Redirects to the address that respects maintenance.
  app.get(
    '/v3/:game/profile/:userId/feed.atom',
    { config: { policy: 'pages.read' }, schema: { hide: true, params: feedParams } },
    async (request, reply) => {
      const { game, userId } = request.params;
      return reply.redirect(
        `/api/games/${encodeURIComponent(game)}/users/${printUserId(userId)}/feed.atom`,
        308,
      );
    },
  );
}
