export function printRobots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /health
Disallow: /ready

Sitemap: ${publicUrl}/sitemap.xml
`;
}
