import { Trans, useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { betaNoticeSeen } from '#lib/seen-flags.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { PlainDialog } from '#ui/plain-dialog.tsx';
import { externalProps } from './external-links.tsx';

export function BetaNotice() {
  const { t } = useLingui();
  const { links } = useGameConfig();
  const close = () => betaNoticeSeen.set(true);
  return (
    <PlainDialog
      onClose={close}
      title={t`Deckframe is in beta`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="primary" size="lg" onClick={close}>
            <Trans>Got it</Trans>
          </Button>
          <a
            className={buttonClassName({ size: 'lg' })}
            href={links.reportBug}
            {...externalProps(links.reportBug)}
          >
            <Trans>Report bug</Trans>
          </a>
        </>
      }
    >
      <p>
        <Trans>Parts of the site are still being built, and what is here may change.</Trans>
      </p>
      <p>
        <Trans>If something looks wrong, tell us. We read every report.</Trans>
      </p>
    </PlainDialog>
  );
}
