import type { Site } from '../cluster/render/site.ts';
import { backRest } from './drill-server.ts';

/** `verify` of 2.45 exits with 0 even if it finds damage, so its output is parsed. */
export function findDamage(site: Site, store: 1 | 2): boolean {
  const said = backRest(site, `--repo=${store}`, '--output=text', '--verbose', 'verify');
  if (/status: error/.test(said)) return true;
  if (/status: ok/.test(said)) return false;
  throw new Error(`verify says neither ok nor error: ${said}`);
}
