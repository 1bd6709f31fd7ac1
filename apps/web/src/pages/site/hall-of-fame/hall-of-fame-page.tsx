import { Trans, useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import '../../prose.css';

/** Members are listed only after they agreed. */
export function HallOfFamePage() {
  const { t } = useLingui();
  const { links } = useGameConfig();
  return (
    <div className="wrap prose">
      <PageHeading title={pageTitle('hallOfFame')} lead={pageDescription('hallOfFame')} />
      <Panel>
        <EmptyState
          level={2}
          title={t`No names here yet`}
          action={
            <a
              className={buttonClassName({ variant: 'primary' })}
              href={links.reportBug}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Trans>Report bug</Trans>
            </a>
          }
        >
          <Trans>
            Here we thank people who report bugs, correct cards and help others, under the name they
            choose. Report something and ask to be listed.
          </Trans>
        </EmptyState>
      </Panel>
    </div>
  );
}
