/** `domain` has no Node types; only its tests read the environment. */
type TestHost = { process?: { env: Record<string, string | undefined> } };

const env = (globalThis as TestHost).process?.env ?? {};

/** True in `npm run prove`; proofs are small in a normal test run. */
export const isLargeProof = env['PROOF_SIZE'] !== undefined;

export const proofSize = (small: number): number => Number(env['PROOF_SIZE'] ?? small);

export const proofSeed = (usual: number): number => Number(env['FC_SEED'] ?? usual);
