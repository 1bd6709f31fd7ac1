import type { AppDeps } from './app-deps.ts';
import type { Drain } from './lib/drain.ts';
import type { LiveBus } from './lib/live-bus.ts';
import type { MemberCall, MemberWrite } from './lib/member-write.ts';
import type { RateLimiter } from './lib/rate-limiter.ts';
import type { AuthDeps } from './modules/accounts/auth/service.ts';
import type { ConfigFollower } from './modules/site/games/service.ts';
import type { MaintenanceLocks } from './modules/site/games/maintenance-service.ts';

/** The dependencies plus what `buildApp` creates for plugins and routes. */
export type AppServices = AppDeps &
  AuthDeps & {
    configs: ConfigFollower;
    drain: Drain;
    limiter: RateLimiter;
    locks: MaintenanceLocks;
    live: LiveBus;
    memberCall: MemberCall;
    memberWrite: MemberWrite;
  };
