import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Heart, Layers, Star, Trophy } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { buttonClassName } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import '../../site/home/later/why-sign-in.css';

export function WhySignIn() {
  const { t } = useLingui();
  const isOpen = useGameConfig().features.login === 'live';
  const reasons = [
    { icon: Layers, text: t`Your decks on every device` },
    { icon: Star, text: t`Rate cards and the card of the day` },
    { icon: Trophy, text: t`Earn EXP and levels` },
    { icon: Heart, text: t`Like, comment and publish lists` },
  ];
  return (
    <Panel
      heading={t`Why sign up`}
      aside={!isOpen && <Tag tone="soon">{t`Soon`}</Tag>}
      className="why-sign-in"
    >
      <ul className="home-list">
        {reasons.map(({ icon: Icon, text }) => (
          <li key={text} className="home-list-item">
            <Icon size={17} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <Link className={buttonClassName({ variant: 'primary' })} to="/register">
          <Trans>Sign up</Trans>
        </Link>
      ) : (
        <p className="why-note">
          <Trans>Accounts are not open yet.</Trans>
        </p>
      )}
    </Panel>
  );
}
