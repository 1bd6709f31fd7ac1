import { findPid } from './find-pid.ts';
import { isWhole, listMembers } from './patroni.ts';
import { listPrograms } from './programs.ts';
import { requireCluster } from './state.ts';
import { siteUrl } from './urls.ts';
import { answers } from './wait-until.ts';

/** Returns one line per part, and whether all are healthy. */
export async function describeCluster(): Promise<{ lines: string[]; isWell: boolean }> {
  const { site, layout } = requireCluster();
  const programs = listPrograms(site).map(({ name }) => ({ name, pid: findPid(site, name) }));
  const members = await listMembers(site);
  const isUp = await answers(`${siteUrl(site)}/health`);
  return {
    lines: [
      ...programs.map(({ name, pid }) => `${name.padEnd(14)} ${pid ?? 'does not run'}`),
      ...members.map(
        ({ name, role, state, lag }) =>
          `${name.padEnd(14)} ${role}, ${state}${lag === undefined ? '' : `, lag ${lag}`}`,
      ),
      `${'site'.padEnd(14)} ${siteUrl(site)} ${isUp ? 'answers' : 'does not answer'} (${layout})`,
    ],
    isWell: isUp && isWhole(site, members) && programs.every(({ pid }) => pid !== undefined),
  };
}
