/** Head tags for sharing and search. */
export type Head = {
  title: string;
  description: string;
  canonical: string | undefined;
  indexed: boolean;
  themeColor: string | undefined;
  picture: { url: string; alt: string } | undefined;
};

const SITE_NAME = 'Deckframe';

export function printHead(head: Head): string {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.indexed ? 'index, follow' : 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('name', 'twitter:card', head.picture ? 'summary_large_image' : 'summary'),
  ];
  if (head.canonical !== undefined) {
    tags.push(`<link rel="canonical" href="${escapeHtml(head.canonical)}" />`);
    tags.push(meta('property', 'og:url', head.canonical));
  }
  if (head.themeColor !== undefined) tags.push(meta('name', 'theme-color', head.themeColor));
  if (head.picture !== undefined) {
    tags.push(meta('property', 'og:image', head.picture.url));
    tags.push(meta('property', 'og:image:alt', head.picture.alt));
    tags.push(meta('name', 'twitter:image', head.picture.url));
  }
  return tags.join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
