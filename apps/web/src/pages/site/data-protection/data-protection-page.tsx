import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ConsentSwitch } from '#features/site/analytics/consent-switch.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { linkClassName, TextLink } from '#ui/text-link.tsx';
import '../../prose.css';

/** What this build stores. Update it together with every change that stores more. */
export function DataProtectionPage() {
  const { t } = useLingui();
  const { links } = useGameConfig();
  return (
    <div className="wrap prose">
      <PageHeading title={pageTitle('dataProtection')} lead={pageDescription('dataProtection')} />
      <Panel heading={t`Counting page views`}>
        <ConsentSwitch />
        <p className="prose-note">
          <Trans>
            With your consent we count which pages are opened and which header buttons are pressed.
            The counts hold no name, address, cookie or identifier, and no single visit can be read
            from them. Without consent nothing is sent. You can change your mind here at any time.
          </Trans>
        </p>
      </Panel>
      <section>
        <h2>
          <Trans>In your browser</Trans>
        </h2>
        <p>
          <Trans>
            Your language, your theme, whether you have seen the beta notice, your answers about
            counting and ads and your keyboard setting are stored in this browser and never sent to
            us. Clearing the site data of your browser removes them.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Cookies</Trans>
        </h2>
        <p>
          <Trans>
            One cookie keeps you logged in, and one remembers that you entered a maintenance code.
            Both are needed for what you asked for, are readable by this site alone and tell nobody
            else about you. There are no advertising or tracking cookies.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Your account</Trans>
        </h2>
        <p>
          <Trans>
            With an account we store your username, your e-mail address, a hash of your password and
            the public half of your passkeys; for each place where you are logged in, the kind of
            browser and when it was last used; and a list of what concerned the safety of the
            account, such as a changed password. Services you link give us their id for you and
            nothing else. We write about your account itself, and about what is new for you only if
            you ask for it.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>On our servers</Trans>
        </h2>
        <p>
          <Trans>
            Server logs hold the time, the address that was asked for and how it was answered. They
            hold no names, no e-mail addresses and no IP addresses. To refuse floods of requests and
            guessed codes we count requests per IP address; such a count is removed within a day.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Your rights</Trans>
        </h2>
        <p>
          <Trans>
            You may ask what is stored about you, have it corrected, taken with you or removed. With
            an account you do most of it yourself on the{' '}
            <Link className={linkClassName('inline')} to="/account">
              account page
            </Link>
            : everything as one file, and deletion at once. For the rest write to us through the{' '}
            <TextLink tone="inline" href={links.support}>
              support page
            </TextLink>
            .
          </Trans>
        </p>
      </section>
    </div>
  );
}
