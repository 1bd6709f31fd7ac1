/** Duration of each part of a round, in tenths of a second. */
export type Phases = Record<string, number>;

export function measurePhases(): {
  phases: Phases;
  during: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
} {
  const phases: Phases = {};
  return {
    phases,
    async during(name, work) {
      const began = performance.now();
      try {
        return await work();
      } finally {
        phases[name] = Math.round((performance.now() - began) / 100) / 10;
      }
    },
  };
}
