import { sql } from 'kysely';
import { byRule } from './by-rule.ts';
import type { RouteSamples, SampleScene } from './route-sample.ts';

const PATH = '/api/games/:game/contents';
const ONE = `${PATH}/:contentId`;
const REMOVAL = '/api/admin/games/:game/contents/:contentId/removal';
const BODY = {
  name: 'A video',
  type: 'video',
  link: 'https://video.example/watch',
  body: null,
  thumbnail: null,
  linkedDeckId: null,
  state: 'published',
  publishAt: null,
};

async function addContent({ db }: SampleScene, userId: number) {
  const { rows } = await sql<{ id: string }>`
    insert into contents (gameid, user_id, name, type, link, publish_at)
    values ('gundam', ${userId}, 'A video', 'video', 'https://video.example/x', app_now())
    returning id`.execute(db);
  return { contentId: rows[0]?.id ?? '' };
}

const ofOwner = async (scene: SampleScene) => ({ params: await addContent(scene, scene.owner.id) });

export const contentSamples: RouteSamples = {
  [`POST ${PATH}`]: { arrange: () => ({ body: BODY }) },
  [`GET ${ONE}`]: { arrange: ofOwner },
  // The caller's own content. Only content creators are admitted, and the owner is not one.
  [`PUT ${ONE}`]: {
    arrange: async (scene) => ({
      params: await addContent(scene, scene.callerId ?? scene.owner.id),
      headers: { 'if-match': '"1"' },
      body: BODY,
    }),
  },
  'POST /api/uploads': { answers: 503 },
  'GET /api/games/:game/users/:userId/feed.atom': {
    arrange: ({ owner }) => ({ params: { userId: String(owner.id) } }),
  },
  'GET /v3/:game/profile/:userId/feed.atom': {
    arrange: ({ owner }) => ({ params: { userId: String(owner.id) } }),
  },
  [`DELETE ${ONE}`]: { arrange: ofOwner, answers: byRule('contents.change', 403) },
  [`PUT ${REMOVAL}`]: {
    arrange: async (scene) => ({ ...(await ofOwner(scene)), body: { reason: 'Spam' } }),
  },
  [`DELETE ${REMOVAL}`]: {
    arrange: async (scene) => {
      const { params } = await ofOwner(scene);
      await sql`select set_removal('content', 'gundam', ${params.contentId}, true, 'Spam')`.execute(
        scene.db,
      );
      return { params };
    },
  },
};
