import type { Ledger } from '../ledger.ts';
import type { Plan } from './plan.ts';
import type { Scene } from './scene.ts';

const CLAIMS = '/api/me/mailbox';

/**
 * Simulates an API that answers before it commits: a claim counts as confirmed when sent, and is
 * not retried. Claims, because each item is claimed once, so a later write cannot hide the loss.
 */
export function believeEarly(scene: Scene, ledger: Ledger): Scene {
  const jobs = scene.jobs.map((job) => ({ ...job, plan: believe(job.plan, ledger) }));
  return { ...scene, jobs };
}

function believe(plan: Plan, ledger: Ledger): Plan {
  const early: Plan = {
    ...plan,
    isSentOnce: false,
    next() {
      const intent = plan.next();
      early.isSentOnce = intent.path === CLAIMS;
      if (early.isSentOnce) ledger.add(plan.promise(intent, {}));
      return intent;
    },
  };
  return early;
}
