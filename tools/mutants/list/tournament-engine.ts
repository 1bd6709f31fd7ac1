import type { Mutant } from '../mutant.ts';

const ENGINE = 'packages/domain/src/tournaments/';
const ROUND = [`${ENGINE}pairing/pair-round.test.ts`];
const CORE = [`${ENGINE}pairing/core-size.test.ts`];
const MATCHING = [`${ENGINE}pairing/matching/find-matching.test.ts`];
const PLAN = [`${ENGINE}pairing/plan-round.test.ts`];
const STANDINGS = [`${ENGINE}tie-breaks/compute-standings.test.ts`];
const BRACKETS = [`${ENGINE}brackets/brackets.test.ts`];

/** Tournaments: pairings, standings, cuts. */
export const TOURNAMENT_ENGINE_MUTANTS: readonly Mutant[] = [
  {
    id: 'engine-rematch',
    file: `${ENGINE}pairing/pair-costs.ts`,
    find: 'const meetings = one.met.get(other.id) ?? 0;',
    replace: 'const meetings = 0;',
    tests: ROUND,
    why: 'two meet again though there is another way',
  },
  {
    id: 'engine-second-bye',
    file: `${ENGINE}pairing/pair-costs.ts`,
    find: 'byes > rule.fewestByes ? Infinity : ',
    replace: '',
    tests: ROUND,
    why: 'a player gets a second bye before others have one',
  },
  {
    id: 'engine-bye-above',
    file: `${ENGINE}pairing/pair-costs.ts`,
    find: 'BYE * (points - rule.lowestPoints) ** 2',
    replace: '0 * points',
    tests: ROUND,
    why: 'the bye goes to a leader',
  },
  {
    id: 'engine-floats-again',
    file: `${ENGINE}pairing/pair-costs.ts`,
    find: ' + FLOAT_AGAIN * floats',
    replace: '',
    tests: ROUND,
    why: 'the same player is paired down again and again',
  },
  {
    id: 'engine-proof-of-nothing',
    file: `${ENGINE}pairing/pair-round.ts`,
    find: 'slackBetween(matching, like, i, costOfGap(kind, one)) < 0',
    replace: 'Number.isNaN(costOfGap(kind, one))',
    tests: CORE,
    why: 'a round is called the best that is not',
  },
  {
    id: 'engine-window',
    file: `${ENGINE}pairing/core-graph.ts`,
    find: 'if (added === 0) return matching;',
    replace: 'if (added >= 0) return matching;',
    tests: CORE,
    why: 'pairs outside the window are never tried',
  },
  {
    id: 'engine-blossom-without-dual',
    file: `${ENGINE}pairing/matching/adjust-duals.ts`,
    find: 'if (label[node] === S) dual[node] = (dual[node] ?? 0) + step;',
    replace: '',
    tests: MATCHING,
    why: 'the matching is not the cheapest',
  },
  {
    id: 'engine-draw-by-arrival',
    file: `${ENGINE}draw.ts`,
    find: '[...ids].sort((a, b) => (a < b ? -1 : 1))',
    replace: '[...ids]',
    tests: PLAN,
    why: 'two desks draw differently',
  },
  {
    id: 'engine-odd-by-bye',
    file: `${ENGINE}pairing/pair-reason.ts`,
    find: '  if (bye) count(bye.points, -1);\n',
    replace: '',
    tests: ROUND,
    why: 'the reason for being paired down is wrong',
  },
  {
    id: 'engine-bye-in-shares',
    file: `${ENGINE}tie-breaks/player-record.ts`,
    find: '  record.byes += 1;\n',
    replace: '  record.byes += 1;\n  record.opponents.push(-1);\n',
    tests: STANDINGS,
    why: 'a bye lowers a player’s opponent win rate',
  },
  {
    id: 'engine-missed-rounds-free',
    file: `${ENGINE}tie-breaks/player-record.ts`,
    find: '  played.matches += missed;\n',
    replace: '',
    tests: STANDINGS,
    why: 'a late arrival has no penalty',
  },
  {
    id: 'engine-floor',
    file: `${ENGINE}tie-breaks/tie-break-columns.ts`,
    find: 'floor !== null && isLess(share, [floor, THOUSAND])',
    replace: 'floor !== null && isLess([floor, THOUSAND], share)',
    tests: STANDINGS,
    why: 'the minimum is applied as a maximum',
  },
  {
    id: 'engine-left-early',
    file: `${ENGINE}tie-breaks/tie-break-columns.ts`,
    find: '!(dropped || disqualified)',
    replace: '(dropped || disqualified)',
    tests: STANDINGS,
    why: 'players who finish count less in their opponents’ tie-breaks',
  },
  {
    id: 'engine-disqualified-placed',
    file: `${ENGINE}tie-breaks/compute-standings.ts`,
    find: 'players.filter(({ disqualified }) => !disqualified)',
    replace: 'players',
    tests: STANDINGS,
    why: 'a disqualified player gets a place',
  },
  {
    id: 'engine-needless-final',
    file: `${ENGINE}brackets/read-bracket.ts`,
    find: 'first.winner === first.players[1]',
    replace: 'first.winner !== null',
    tests: BRACKETS,
    why: 'the undefeated finalist has to win twice',
  },
  {
    id: 'engine-cut-of-absent',
    file: `${ENGINE}brackets/choose-cut.ts`,
    find: '!hasLeft(player)',
    replace: 'player !== undefined',
    tests: BRACKETS,
    why: 'a dropped player is in the cut',
  },
  {
    id: 'engine-unplayable',
    file: `${ENGINE}presets/check-structure.ts`,
    find: "  if (!next && cut !== null) yield 'cutInLastPhase';\n",
    replace: '',
    tests: ['packages/contract/src/tournaments/tournament-structure.test.ts'],
    why: 'an event with an impossible cut can be published',
  },
];
