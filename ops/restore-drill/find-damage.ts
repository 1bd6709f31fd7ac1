import type { Site } from '../cluster/render/site.ts';
import { backRest } from './drill-server.ts';

/** `verify` of 2.45 ends with 0 even where it finds damage, so what it says is read. */
export function findDamage(site: Site, store: 1 | 2): boolean {
  const said = backRest(site, `--repo=${store}`, '--output=text', '--verbose', 'verify');
  if (/status: error/.test(said)) return true;
  if (/status: ok/.test(said)) return false;
  throw new Error(`verify says neither ok nor error: ${said}`);
}
