import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useGameConfig } from '#lib/app-services.ts';
import { EXTERNAL_LINKS, externalProps } from './external-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './footer.css';

export function Footer() {
  const { t, i18n } = useLingui();
  const { footerLinks, links } = useGameConfig();
  return (
    <footer className="foot">
      <p className="foot-word">
        <Trans>
          Deckframe is an unofficial fan project. All card faces shown here are original.
        </Trans>
      </p>
      <nav aria-label={t`Footer`}>
        <ul className="foot-links">
          {footerLinks.map(({ label, labelDe, url }) => (
            <li key={url}>
              <ConfigLink label={(i18n.locale === 'de' && labelDe) || label} url={url} />
            </li>
          ))}
          {EXTERNAL_LINKS.map(({ id, label }) => (
            <li key={id}>
              <a className="foot-link" href={links[id]} {...externalProps(links[id])}>
                {i18n._(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch />
    </footer>
  );
}

function ConfigLink({ label, url }: { label: string; url: string }) {
  const { gameid } = useGameConfig();
  const base = gameBasePath(gameid);
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  return path.startsWith('/') ? (
    <Link className="foot-link" to={path}>
      {label}
    </Link>
  ) : (
    <a className="foot-link" href={url} {...externalProps(url)}>
      {label}
    </a>
  );
}
