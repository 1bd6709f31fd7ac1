import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { ownNode } from '../../cluster/local/prepare-folders.ts';
import { patronictl } from '../../cluster/local/run-on.ts';
import type { LocalCluster } from '../../cluster/local/state.ts';
import { waitUntil } from '../../cluster/local/wait-until.ts';
import { makeCertificates } from '../../cluster/render/make-certificates.ts';
import type { Site, SiteNode } from '../../cluster/render/site.ts';
import { tlsFiles } from '../../cluster/render/tls.ts';
import { findLeader } from './parts.ts';

/**
 * Creates new certificates for all machines. etcd reloads them by itself, Patroni and PostgreSQL on
 * a signal.
 */
export async function renewCertificates(cluster: LocalCluster): Promise<void> {
  const { site } = cluster;
  makeCertificates(site, site.dir);
  for (const { name } of site.nodes) ownNode(site, name);
  await patronictl(cluster, await findLeader(cluster), 'reload', site.cluster, '--force');
  for (const node of site.nodes) {
    for (const port of [site.ports.patroni, site.ports.etcd]) {
      await waitUntil(`the new certificate of ${node.name}:${port}`, 30, () =>
        showsNew(site, node, port),
      );
    }
  }
}

async function showsNew({ dir }: Site, { name, host }: SiteNode, port: number): Promise<boolean> {
  const wanted = new X509Certificate(readFileSync(tlsFiles(dir, name).certificate));
  const { authority, certificate, key } = tlsFiles(dir, 'app');
  const [ca, cert, own] = [authority, certificate, key].map((file) => readFileSync(file));
  const socket = connect({ host, port, ca, cert, key: own, timeout: 2000 });
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerCertificate().serialNumber === wanted.serialNumber;
  } finally {
    socket.destroy();
  }
}
