const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;

export function printBytes(locale: string, bytes: number): string {
  const power = Math.min(
    UNITS.length - 1,
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)),
  );
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(bytes / STEP ** power);
}
