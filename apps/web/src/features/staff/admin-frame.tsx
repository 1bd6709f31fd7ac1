import { getPage } from '@deckframe/domain/site/pages/page-path';
import type { PageId } from '@deckframe/domain/site/pages/pages';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  FileText,
  Activity,
  Flag,
  Gift,
  Hash,
  Layers,
  LayoutDashboard,
  Lock,
  Megaphone,
  ScrollText,
  Shapes,
  SpellCheck,
  Table2,
  ToggleRight,
  Users,
  CircleQuestionMark,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation } from '@tanstack/react-router';
import { lazyPart } from '#lib/lazy-part.ts';
import { pageTitle } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import './admin-frame.css';

const HelpDialog = lazyPart('help-dialog', () =>
  import('./help-dialog.tsx').then((m) => m.HelpDialog),
);

/** Help of a tool, loaded on first use. */
function ToolHelp({ page }: { page: PageId }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<CircleQuestionMark size={17} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t`Help`}
      </Button>
      <Suspense>{isOpen && <HelpDialog page={page} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const SECTIONS = [
  { title: null, links: [{ page: 'admin', icon: LayoutDashboard }] },
  {
    title: msg`Catalog`,
    links: [
      { page: 'adminCards', icon: Table2 },
      { page: 'adminPrintings', icon: Layers },
      { page: 'adminImports', icon: FileText },
      { page: 'renumber', icon: Hash },
      { page: 'archetypeRules', icon: Shapes },
      { page: 'adminDecks', icon: Lock },
    ],
  },
  {
    title: msg`People`,
    links: [
      { page: 'adminUsers', icon: Users },
      { page: 'adminEvents', icon: Gift },
      { page: 'reports', icon: Flag },
      { page: 'writingRules', icon: SpellCheck },
    ],
  },
  {
    title: msg`System`,
    links: [
      { page: 'adminGame', icon: ToggleRight },
      { page: 'adminHealth', icon: Activity },
      { page: 'adminAds', icon: Megaphone },
      { page: 'audit', icon: ScrollText },
    ],
  },
] as const satisfies readonly {
  title: ReturnType<typeof msg> | null;
  links: readonly { page: PageId; icon: LucideIcon }[];
}[];

/** Scrolls to the open tool on phones. */
function showOpenTool(rail: HTMLElement | null): void {
  const link = rail?.querySelector<HTMLElement>('[aria-current="page"]');
  if (rail && link) rail.scrollLeft = link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2;
}

/** The console's frame with links to all tools. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const tools = SECTIONS.flatMap((section) => [...section.links]);
  const open = tools.find(({ page }) => pathname.endsWith(getPage(page).path));
  return (
    <div className="console">
      <nav ref={showOpenTool} className="console__rail" aria-label={t`Tools`}>
        {SECTIONS.map(({ title, links }) => (
          <div key={links[0].page} className="console__group">
            {title && <h2 className="console__title">{i18n._(title)}</h2>}
            <ul className="console__links">
              {links.map(({ page, icon: Icon }) => (
                <li key={page}>
                  <Link
                    to={getPage(page).path}
                    activeOptions={{ exact: page === 'admin', includeSearch: false }}
                    className="console__link"
                  >
                    <Icon size={17} aria-hidden="true" />
                    <span>{pageTitle(page)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {open && <ToolHelp key={open.page} page={open.page} />}
      </nav>
      <div className="console__body">{children}</div>
    </div>
  );
}
