/** The rules themselves know no Node; only their tests may ask it how long to run. */
type TestHost = { process?: { env: Record<string, string | undefined> } };

const env = (globalThis as TestHost).process?.env ?? {};

/** True in `npm run prove -- <name> [<size> [<seed>]]`; a plain test run has every proof small. */
export const isLargeProof = env['PROOF_SIZE'] !== undefined;

export const proofSize = (small: number): number => Number(env['PROOF_SIZE'] ?? small);

export const proofSeed = (usual: number): number => Number(env['FC_SEED'] ?? usual);
