/** Patterns that sources must not contain, with the allowed exceptions. */
const FORBIDDEN: readonly {
  what: string;
  pattern: RegExp;
  within?: RegExp;
  but?: readonly string[];
}[] = [
  { what: 'runs text as code', pattern: /(?<![.\w])eval\(|new Function\(|node:vm/ },
  {
    what: 'writes HTML',
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
  },
  { what: 'reads XML or HTML', pattern: /new DOMParser|parseFromString\(/ },
  {
    what: 'starts a process',
    pattern: /node:child_process/,
    but: [
      'apps/api/src/modules/decks/files/picture/render-picture.ts',
      'apps/api/src/modules/site/uploads/image/process-image.ts',
    ],
  },
  { what: 'starts a shell', pattern: /shell:\s*true|execSync\(/ },
  {
    what: 'hashes weakly',
    pattern: /(?:createHash|\bhash)\('(md5|sha1)'/,
    but: [
      // No security use: numbers of search terms, and Redis' own names of scripts.
      'apps/api/src/modules/decks/decks/deck-terms.ts',
      'apps/api/src/modules/decks/decks/redis-views.ts',
    ],
  },
  {
    what: 'hashes weakly in SQL',
    pattern: /\bmd5\(/,
    but: [
      // No security use: numbers of search terms, also of made-up decks.
      'apps/api/src/modules/site/health/invariant-queries.ts',
      'packages/database/src/seed-decks.ts',
    ],
  },
  {
    what: 'encrypts',
    pattern: /createCipher|createDecipher/,
    but: ['apps/api/src/modules/accounts/second-factor/secret-box.ts'],
  },
  { what: 'makes a guessable number', pattern: /Math\.random\(/, within: /^apps\/api\// },
  { what: 'makes a pattern of a value', pattern: /\bRegExp\(/, within: /^apps\/api\// },
  {
    what: 'asks another server',
    pattern: /(?<![.\w])fetch\(|request.*node:https?['"]|node:https?['"].*request|from 'undici'/,
    within: /^apps\/api\//,
    but: [
      // The only code that connects to user-given addresses, with its protections.
      'apps/api/src/lib/guarded-post.ts',
      'apps/api/src/modules/accounts/auth/link-providers.ts',
    ],
  },
  {
    what: 'unpacks',
    pattern:
      /\b(?:\w*[gG]unzip|\w*[iI]nflate|\w*[uU]nzip|\w*[bB]rotliDecompress|\w*ZstdDecompress)\w*\b|DecompressionStream|yauzl|unzipper|from 'tar/,
    within: /^apps\/api\//,
    but: [
      // Both read only what the server itself has packed and stored.
      'apps/api/src/modules/cards/catalogue/service.ts',
      'apps/api/src/modules/meta/meta/service.ts',
    ],
  },
  {
    what: 'trusts any certificate',
    pattern: /rejectUnauthorized:\s*false|TLS_REJECT_UNAUTHORIZED/,
  },
  {
    what: 'takes messages of other windows',
    pattern:
      /(?<![.\w])(?:(?:window|self|globalThis)\.)?(?:addEventListener\(\s*['"`]message['"`]|onmessage\b)/,
    but: [
      // Dedicated workers, where only the page that started them can send messages.
      'apps/web/src/catalogue/worker/search-worker.ts',
      'apps/web/src/pages/cards/console/cards/search/sheet-worker.ts',
      'apps/web/src/pages/meta/result-meta/simulation-worker.ts',
    ],
  },
];

/** Returns the lines with forbidden calls. Comments count too; that is rarely a problem. */
export function findForbiddenCalls(file: string, source: string): string[] {
  return FORBIDDEN.filter(
    ({ within, but }) => (within?.test(file) ?? true) && !(but?.includes(file) ?? false),
  ).flatMap(({ what, pattern }) =>
    source
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${what}`] : [])),
  );
}
