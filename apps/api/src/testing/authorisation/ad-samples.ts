import type { RouteSamples, SampleScene } from './route-sample.ts';

const AD = {
  game: null,
  kind: 'announcement',
  language: null,
  title: 'Sample',
  text: 'Sample',
  action: 'Look',
  link: '/cardlist',
  picture: null,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  weight: 10,
};

async function addAd({ db }: SampleScene): Promise<{ params: { adId: string } }> {
  const { id } = await db
    .insertInto('house_ads')
    .values({
      kind: 'announcement',
      title: 'Sample',
      body: 'Sample',
      action: 'Look',
      link: '/cardlist',
      starts_at: '2026-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { adId: String(id) } };
}

export const adSamples: RouteSamples = {
  'POST /api/games/:game/ads/counts': {
    arrange: () => ({ body: { counts: [{ id: '1', kind: 'view' }] } }),
  },
  'POST /api/admin/ads': { arrange: () => ({ body: AD }) },
  'PUT /api/admin/ads/:adId': {
    arrange: async (scene) => ({ ...(await addAd(scene)), body: { ...AD, version: 1 } }),
  },
  'DELETE /api/admin/ads/:adId': { arrange: addAd },
};
