import type { RouteSamples, SampleScene } from './route-sample.ts';

const picture = ({ owner }: SampleScene) => ({
  params: { folder: 'avatars', userId: String(owner.id), file: 'nothing-here.webp' },
});

export const profileSamples: RouteSamples = {
  'GET /api/users/:userId': {
    arrange: ({ owner }) => ({ params: { userId: String(owner.id) } }),
  },
  'GET /api/users/:userId/activity': {
    arrange: ({ owner }) => ({ params: { userId: String(owner.id) } }),
  },
  'PATCH /api/me/profile': { arrange: () => ({ body: { youtube: null } }) },
  // The API has no upload store in these tests.
  'POST /api/me/uploads/avatar': { answers: 503 },
  'GET /media/uploads/:folder/:userId/:file': { arrange: picture, answers: 404 },
  'GET /media/uploads/:folder/:userId/sd/:file': { arrange: picture, answers: 404 },
};
