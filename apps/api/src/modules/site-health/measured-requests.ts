import type { Metrics } from '../../lib/metrics.ts';

/** The answers of this process since it started, by how long they took. */
export async function readRequests(metrics: Pick<Metrics, 'requests'>) {
  const { values } = await metrics.requests.get();
  const upTo = new Map<string, number>();
  let count = 0;
  let failed = 0;
  for (const { metricName, labels, value } of values) {
    if (metricName?.endsWith('_bucket')) {
      // The types of the library leave out the label that it adds itself.
      const le = `${(labels as { le?: string | number }).le ?? ''}`;
      upTo.set(le, (upTo.get(le) ?? 0) + value);
    } else if (metricName?.endsWith('_count')) {
      count += value;
      if (Number(labels.status) >= 500) failed += value;
    }
  }
  const ends = [...upTo].toSorted(([one], [other]) => toNumber(one) - toNumber(other));
  // Each bucket counts all faster ones too.
  const buckets = ends.map(([le, sum], at) => ({
    upToMs: le === '+Inf' ? null : Number(le) * 1000,
    count: sum - (ends[at - 1]?.[1] ?? 0),
  }));
  return { count, failed, buckets };
}

const toNumber = (le: string): number => (le === '+Inf' ? Infinity : Number(le));
