import type { Ledger } from '../ledger.ts';
import type { Plan } from './plan.ts';
import type { Scene } from './scene.ts';

const CLAIMS = '/api/me/mailbox';

/**
 * As if the API answered before it commits: a claim counts as confirmed when it is sent, and is not
 * sent again. Claims, because each item is claimed once: nothing later hides what was lost.
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
