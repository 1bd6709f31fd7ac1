import { readFileSync } from 'node:fs';

const VENDORS =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|openapi-fetch)\//;
const SHARED_SOURCES =
  /\/(apps\/web\/src\/(app|features|catalogue|lib|ui)|packages\/(domain|contract)\/src)\/[^?]+\.tsx?$|lucide-react/;

/**
 * Left alone, the bundler makes a file of each small module that two pages share, and the first
 * load becomes a crowd of requests. Small shared parts travel together; what rests on Base UI stays
 * apart, because the first load can do without it.
 */
export const CHUNK_GROUPS = [
  { name: 'vendor', test: VENDORS, priority: 2 },
  { name: 'shared', test: isSmallAndShared, minShareCount: 2, priority: 1 },
];

function isSmallAndShared(id: string): boolean {
  return SHARED_SOURCES.test(id) && (id.includes('lucide-react') || !usesBaseUi(id));
}

function usesBaseUi(id: string): boolean {
  return readFileSync(id, 'utf8').includes("'@base-ui/");
}
