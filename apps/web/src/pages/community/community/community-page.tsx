import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  Bug,
  HeartHandshake,
  Layers,
  MessageCircle,
  Newspaper,
  Paintbrush,
  Trophy,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { pageLink } from '#lib/page-link.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import './community-page.css';

const AREAS = [
  { page: 'publicDecklists', icon: Layers },
  { page: 'leaderboard', icon: Trophy },
  { page: 'articles', icon: Newspaper },
  { page: 'studio', icon: Paintbrush },
] as const;

/** N-04: a simple landing until the hub exists. */
export function CommunityPage() {
  const { t } = useLingui();
  const { features, links } = useGameConfig();
  const areas = AREAS.map((area) => ({ ...area, ...pageLink(area.page, features) })).filter(
    ({ state }) => state !== 'hidden',
  );
  return (
    <div className="wrap community">
      <PageHeading title={pageTitle('community')} lead={pageDescription('community')} />
      <ul className="community-tiles">
        {areas.map(({ page, to, state, icon: Icon }) => (
          <li key={page}>
            <Link className="community-tile" to={to}>
              <Icon size={22} aria-hidden="true" />
              <TileWords title={pageTitle(page)} words={pageDescription(page)} />
              {state !== 'live' && <Tag tone="soon">{t`Soon`}</Tag>}
            </Link>
          </li>
        ))}
        <OutsideTile
          href={links.chat}
          icon={<MessageCircle size={22} aria-hidden="true" />}
          title={t`Community chat`}
          words={t`Talk to other players and to us.`}
        />
        <OutsideTile
          href={links.reportBug}
          icon={<Bug size={22} aria-hidden="true" />}
          title={t`Report bug`}
          words={t`Something looks wrong? Tell us.`}
        />
        <OutsideTile
          href={links.support}
          icon={<HeartHandshake size={22} aria-hidden="true" />}
          title={t`Support`}
          words={t`Help keep the site running.`}
        />
      </ul>
    </div>
  );
}

function OutsideTile(props: { href: string; icon: ReactNode; title: string; words: string }) {
  return (
    <li>
      <a className="community-tile" href={props.href} target="_blank" rel="noopener noreferrer">
        {props.icon}
        <TileWords title={props.title} words={props.words} />
      </a>
    </li>
  );
}

function TileWords({ title, words }: { title: string; words: string }) {
  return (
    <span className="community-words">
      <b>{title}</b>
      <span>{words}</span>
    </span>
  );
}
