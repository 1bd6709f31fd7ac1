import type { Scene } from './scene.ts';

const ofOffice = (tool: string): Scene => ({
  name: `admin-${tool}`,
  site: 'shipped',
  address: `/v3/gundam/admin/${tool}`,
  signedIn: 'administrator',
});

const ofMember = (name: string, address: string): Scene => ({
  name,
  site: 'shipped',
  address: `/v3/gundam/${address}`,
  signedIn: true,
});

/** Pages for review only; there are too many for the documents. */
export const LOOKED_AT: Scene[] = [
  ...['cards', 'imports', 'printings', 'renumber', 'events', 'texts', 'game', 'health', 'ads'].map(
    ofOffice,
  ),
  ofOffice('archetypes'),
  ofMember('planner', 'tournaments/planner'),
  ofMember('create-event', 'tournaments/create'),
  ofMember('practice', 'tournaments/practice'),
  ofMember('samples', 'tournaments/samples'),
  ofMember('studio', 'custom'),
  ofMember('mailbox', 'mailbox'),
];
