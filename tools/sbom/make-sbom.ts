import {
  isPlainLicence,
  type LicensedPackage,
  listProductionPackages,
} from '../licences/check-licences.ts';

/**
 * Returns the software bill of materials (CycloneDX 1.5) of all production packages in the lock
 * file. Not by `npm sbom --omit dev`: with workspaces it omits packages that tests also need, such
 * as the PostgreSQL driver.
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
