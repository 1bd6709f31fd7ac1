import type { PageId } from '@deckframe/domain/site/pages/pages';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useMatches } from '@tanstack/react-router';
import { CalendarCheck, Star, Users } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import './coming-soon-page.css';

/** A planned page: says so, describes it, and links to working pages. */
export function ComingSoonPage() {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const pageId: PageId = useMatches({ select: (m) => m.at(-1)?.staticData.pageId }) ?? 'home';
  return (
    <div className="wrap soon">
      <section className="soon-sheet" aria-labelledby="soon-title">
        <div className="soon-words">
          <Tag tone="soon">{t`Coming soon`}</Tag>
          <h1 id="soon-title" className="soon-title" tabIndex={-1}>
            {pageTitle(pageId)}
          </h1>
          <p className="soon-lead">{pageDescription(pageId)}</p>
          <p className="soon-note">
            <Trans>
              We are still building this part of Deckframe. When it is ready, you will find it here.
            </Trans>
          </p>
          <div className="soon-actions">
            <Link className={buttonClassName({ variant: 'primary', size: 'lg' })} to="/">
              <Trans>Go home</Trans>
            </Link>
          </div>
        </div>
        <Blueprint />
      </section>
      <Panel heading={t`What works today`} className="soon-panel">
        <ul className="soon-list">
          {features.cardOfTheDay === 'live' && (
            <li>
              <Link className="soon-link" to="/">
                <CalendarCheck size={18} aria-hidden="true" />
                <Trans>Card of the day and new cards</Trans>
              </Link>
            </li>
          )}
          <li>
            <Link className="soon-link" to="/community">
              <Users size={18} aria-hidden="true" />
              {pageTitle('community')}
            </Link>
          </li>
          <li>
            <Link className="soon-link" to="/hall-of-fame">
              <Star size={18} aria-hidden="true" />
              {pageTitle('hallOfFame')}
            </Link>
          </li>
        </ul>
      </Panel>
    </div>
  );
}

/** Three cards as a construction drawing. */
function Blueprint() {
  return (
    <svg className="soon-drawing" viewBox="0 0 420 300" aria-hidden="true">
      <g className="soon-card" transform="rotate(-9 120 170)">
        <path d="M60 70h92l26 26v134H86l-26-26Z" />
        <path d="M76 88h68l18 18v54H76Z M76 176h86 M76 192h64" />
      </g>
      <g className="soon-card" transform="rotate(9 300 170)">
        <path d="M242 70h92l26 26v134h-92l-26-26Z" />
        <path d="M258 88h68l18 18v54h-86Z M258 176h86 M258 192h64" />
      </g>
      <g className="soon-card soon-front">
        <path d="M144 40h108l30 30v176H174l-30-30Z" />
        <path d="M162 60h82l20 20v76H162Z M162 176h102 M162 194h76 M162 212h90" />
        <path d="M128 40v206 M122 40h12 M122 246h12 M144 262h138 M144 256v12 M282 256v12" />
      </g>
    </svg>
  );
}
