import { findProofFault, isTest, isTestOrPage } from './check-proof.ts';
import { REQUIREMENT_LEVELS } from './requirement-ids.ts';

const STATES = ['met', 'partly', 'open', 'notApplicable'] as const;

type State = (typeof STATES)[number];

export type TracedRequirement = {
  id: string;
  level: number;
  state: State;
  /** The requirement in our own words. */
  about: string;
  /** The proofs. */
  by?: string[];
  /** Why it does not apply, or what is missing. */
  note?: string;
  /** What must be done to meet it. */
  closes?: string;
};

/** Requirements for documentation: sections 1 of the chapters from 2 on, and session lifetimes. */
const DOCUMENTATION = /^(?:2\.1|5\.1|6\.1|7\.1|8\.1|11\.1|13\.1|14\.1|15\.1|16\.1)\.\d+$/;

export type TraceCounts = Record<State, number>;

export function countStates(trace: readonly TracedRequirement[]): TraceCounts {
  const count = (state: State): number => trace.filter((row) => row.state === state).length;
  return {
    met: count('met'),
    partly: count('partly'),
    open: count('open'),
    notApplicable: count('notApplicable'),
  };
}

/** Finds entries of the trace without valid proof. */
export function findTraceFaults(root: string, trace: readonly TracedRequirement[]): string[] {
  return [...findIdFaults(trace), ...trace.flatMap((row) => findRowFaults(root, row))];
}

function findIdFaults(trace: readonly TracedRequirement[]): string[] {
  const ids = trace.map(({ id }) => id);
  const missing = [...REQUIREMENT_LEVELS.keys()].filter((id) => !ids.includes(id));
  const repeated = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...missing.map((id) => `${id}: is not traced`),
    ...repeated.map((id) => `${id}: stands there twice`),
  ];
}

function findRowFaults(root: string, row: TracedRequirement): string[] {
  const { id, state, by = [], note = '' } = row;
  const faults = by
    .map((proof) => findProofFault(root, proof))
    .filter((fault) => fault !== undefined);
  if (REQUIREMENT_LEVELS.get(id) !== row.level) faults.push('is no requirement of that level');
  if (!STATES.includes(state)) faults.push(`${state} is no state`);
  const isShown = by.some(DOCUMENTATION.test(id) ? isTestOrPage : isTest);
  if (state === 'met' && !isShown) faults.push('is met, but by no test');
  const isBelow = state === 'partly' || state === 'open';
  if (isBelow && (row.closes ?? '') === '') faults.push('does not say what would close it');
  if (state !== 'met' && note === '') faults.push('does not say why, or what is missing');
  if (row.about === '') faults.push('says nothing');
  return faults.map((fault) => `${id}: ${fault}`);
}
