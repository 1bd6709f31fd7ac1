import {
  isPlainLicence,
  type LicensedPackage,
  listProductionPackages,
} from '../licences/check-licences.ts';

/**
 * The bill of materials (CycloneDX 1.5) of everything that the lock file has for production. Not by
 * `npm sbom --omit dev`: in a repository of workspaces it leaves out what a workspace of tests needs
 * as well, such as the driver of PostgreSQL.
 */
export function makeSbom(root: string, now: Date) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', name: 'deckframe', 'bom-ref': 'deckframe' },
    },
    components: listProductionPackages(root).map(toComponent),
  };
}

function toComponent({ name, version, licence, integrity, isOptional }: LicensedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: isOptional ? 'optional' : 'required',
    purl,
    licenses: isPlainLicence(licence) ? [{ license: { id: licence } }] : [{ expression: licence }],
    ...(integrity !== '' && { hashes: [{ alg: 'SHA-512', content: toHex(integrity) }] }),
  };
}

const toHex = (integrity: string): string =>
  Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
