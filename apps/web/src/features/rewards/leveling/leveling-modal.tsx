import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LevelLogo } from '#ui/level-logo.tsx';
import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { EarnExp } from './earn-exp.tsx';
import './leveling.css';

const GivenRewards = lazyPart('given-rewards', () =>
  import('./given-rewards.tsx').then((m) => m.GivenRewards),
);

/** Explains EXP and levels, what each action pays, and the documented rewards (EXP-26). */
export function LevelingModal({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <span className="leveling__title">
          <LevelLogo size={32} />
          {t`Welcome to levels`}
        </span>
      }
      description={t`What you do here earns EXP. Every 1,000 EXP is one level, from 1 to 999.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="primary" size="lg" onClick={onClose}>
            <Trans>Got it</Trans>
          </Button>
          <Link
            to="/leaderboard"
            className={buttonClassName({ variant: 'secondary', size: 'lg' })}
            onClick={onClose}
          >
            <Trans>See the leaderboard</Trans>
          </Link>
        </>
      }
    >
      <section aria-labelledby="leveling-earn">
        <h3 className="leveling__heading" id="leveling-earn">
          <Trans>Earn EXP</Trans>
        </h3>
        <EarnExp />
      </section>
      <Suspense>
        <GivenRewards onLeave={onClose} />
      </Suspense>
    </Dialog>
  );
}
