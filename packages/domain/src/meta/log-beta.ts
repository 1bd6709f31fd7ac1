/** Lanczos' approximation with g = 7; exact to some 15 digits for what is asked here. */
const LANCZOS = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12,
  9.984_369_578_019_572e-6, 1.505_632_735_149_311_6e-7,
] as const;

function logGamma(value: number): number {
  const x = value - 1;
  const sum = LANCZOS.reduce((total, part, at) => (at === 0 ? part : total + part / (x + at)), 0);
  const shifted = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(shifted) - shifted + Math.log(sum);
}

export const logBeta = (a: number, b: number): number =>
  logGamma(a) + logGamma(b) - logGamma(a + b);
