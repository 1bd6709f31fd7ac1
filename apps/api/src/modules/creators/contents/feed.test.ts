import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let creator: Member;

beforeAll(async () => {
  api = await createTestApi();
  creator = await createMember(api, 'Content Creator');
});
afterAll(() => api.close());

it('an author has an escaped and cached feed of public contents', async () => {
  const name = `<script>alert("1")</script> & 'more' \u0007`;
  await sql`insert into contents (gameid, user_id, name, type, link, body, publish_at, moderated_at)
    values ('gundam', ${creator.id}, ${name}, 'video', 'https://video.example/?a=1&b=2', null,
        app_now(), null),
      ('gundam', ${creator.id}, 'Article', 'article', null, '# Words ]]> of mine', app_now(), null),
      ('gundam', ${creator.id}, 'Draft', 'article', null, 'x', null, null),
      ('gundam', ${creator.id}, 'Later', 'article', null, 'x', app_now() + interval '1 hour', null),
      ('gundam', ${creator.id}, 'Hidden', 'article', null, 'x', app_now(), app_now()),
      ('ua', ${creator.id}, 'Elsewhere', 'article', null, 'x', app_now(), null)`.execute(
    api.database.db,
  );
  const url = `/api/games/gundam/users/${creator.id}/feed.atom`;
  const answer = await api.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=900',
    'x-content-type-options': 'nosniff',
  });
  const titles = [...answer.body.matchAll(/<title>(.*)<\/title>/g)].map((match) => match[1]);
  expect(titles).toHaveLength(3);
  expect(titles).toContain(
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39; ',
  );
  expect(answer.body).toContain('href="https://video.example/?a=1&amp;b=2"');
  expect(answer.body).toContain('<summary>Words ]]&gt; of mine</summary>');
  expect(answer.body).not.toContain('<script>');
  const short = await api.app.inject({ url: `/v3/gundam/profile/${creator.id}/feed.atom` });
  expect([short.statusCode, short.headers.location]).toEqual([308, url]);
  const nobody = await api.app.inject({ url: '/api/games/gundam/users/999999/feed.atom' });
  expect(nobody.statusCode).toBe(404);
});
