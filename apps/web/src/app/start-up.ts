import type { PublicGameConfig } from '@deckframe/domain/game-config';

export interface StartUpSteps<User> {
  readonly loadConfig: () => Promise<PublicGameConfig>;
  /** Applies the config before the first render. */
  readonly applyConfig: (config: PublicGameConfig) => void;
  readonly restoreSession: (config: PublicGameConfig) => Promise<User | null>;
  readonly render: (config: PublicGameConfig, user: User | null) => void;
  readonly report: (message: string, cause: unknown) => void;
}

/** N-08: loads config, session and page in order. Nothing starts without a config (GAME-05). */
export async function startUp<User>(steps: StartUpSteps<User>): Promise<void> {
  let config: PublicGameConfig;
  try {
    config = await steps.loadConfig();
  } catch (error) {
    steps.report('Start-up aborted: the game configuration could not be loaded', error);
    return;
  }
  steps.applyConfig(config);
  let user: User | null = null;
  try {
    user = await steps.restoreSession(config);
  } catch (error) {
    steps.report('The session could not be restored; continuing as a visitor', error);
  }
  steps.render(config, user);
}
