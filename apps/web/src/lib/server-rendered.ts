import { createContext, useContext, useState } from 'react';

export interface ServerRendered {
  /** When the server rendered the page, in milliseconds since 1970. */
  readonly at: number;
}

/** Null if the browser renders the page itself. */
const ServerRenderedContext = createContext<ServerRendered | null>(null);

export const ServerRenderedProvider = ServerRenderedContext.Provider;

/** True for a page that the server renders, on the server and while the browser hydrates it. */
export function useIsServerRendered(): boolean {
  return useContext(ServerRenderedContext) !== null;
}

/** Returns the time of the first render. Server and browser must print the same ages and days. */
export function useMoment(): Date {
  const rendered = useContext(ServerRenderedContext);
  const [moment] = useState(() => (rendered ? new Date(rendered.at) : new Date()));
  return moment;
}
