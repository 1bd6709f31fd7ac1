export type Drain = { isDraining(): boolean; begin(): void };

export function createDrain(): Drain {
  let draining = false;
  return {
    isDraining: () => draining,
    begin: () => {
      draining = true;
    },
  };
}
