import { sql } from 'kysely';
import type { RouteSamples, SampleScene } from './route-sample.ts';

const RULE = {
  name: 'Harbour Tide',
  from: null,
  until: null,
  all: [{ cardno: 'ST01-001', least: 2 }],
  any: [],
  none: [],
};

const addProposal = async ({ db, owner }: SampleScene): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into archetype_proposals (gameid, user_id, rule, note)
    values ('gundam', ${owner.id}, ${JSON.stringify(RULE)}, '') returning id`.execute(db);
  return rows[0]?.id ?? '';
};

export const archetypeSamples: RouteSamples = {
  'POST /api/games/:game/archetype-proposals': {
    arrange: () => ({ body: { rule: RULE, note: '' } }),
  },
  'PUT /api/admin/games/:game/archetype-rules': {
    arrange: async ({ db }) => {
      const { rows } = await sql<{ version: number }>`
        select coalesce(max(version), 0) as version from archetype_rule_versions
        where gameid = 'gundam'`.execute(db);
      return { body: { rules: [RULE], version: rows[0]?.version ?? 0, checkOnly: false } };
    },
  },
  'POST /api/admin/games/:game/archetype-proposals/:proposalId/decision': {
    arrange: async (scene) => ({
      params: { proposalId: await addProposal(scene) },
      body: { isAccepted: true, answer: '' },
    }),
  },
};
