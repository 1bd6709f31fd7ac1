export type OAuthServer = {
    /** Stands for the address of Discord and of Patreon. */
    url: string;
    clientId: string;
    clientSecret: string;
    /** Whose account the next consent is given for. */
    setUser(id: string): void;
    /** The next consent is refused, as by a click on "Cancel". */
    refuseNext(): void;
    /** Bearer tokens that were handed out. */
    tokens: readonly string[];
    close(): Promise<void>;
};
/**
 * A small OAuth 2 server (authorisation code with PKCE) with the addresses and answers of Discord
 * and Patreon. It agrees at once: nobody is there to click.
 */
export declare function startOAuthServer(): Promise<OAuthServer>;
