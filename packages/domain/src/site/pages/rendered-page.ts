import type { PublicGameConfig } from '../../game-config.ts';

/** What the API passes to the web app's server build. Both run in a render thread. */
export interface PageRequest {
  readonly config: PublicGameConfig;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Path below the game, with query. */
  readonly path: string;
  readonly locale: 'en' | 'de';
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** A GET request to the API as a visitor. */
export type ReadApi = (address: string) => Promise<{ status: number; body: unknown }>;

export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string;
  /** JSON of what the page was rendered from, for hydration. */
  readonly state: string;
  /** The id of the element with the state. */
  readonly stateId: string;
  /** Runs before the page is hydrated. */
  readonly script: string;
}

/** Renders a page as a visitor sees it. Null for redirects and refusals. */
export type RenderPage = (request: PageRequest, read: ReadApi) => Promise<RenderedPage | null>;
