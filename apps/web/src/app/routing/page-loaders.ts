import type { PageId } from '@deckframe/domain/pages';
import type { RouteComponent } from '@tanstack/react-router';
import type { PagePlan } from './choose-page.ts';

export interface PageLoader extends PagePlan {
  readonly load: () => Promise<RouteComponent>;
}

/** The pages that exist. A page without a line here answers with the coming-soon page. */
export const PAGE_LOADERS: Readonly<Partial<Record<PageId, PageLoader>>> = {
  home: page(() => import('#pages/home/home-page.tsx').then((m) => m.HomePage)),
  cardList: page(() => import('#pages/card-list/card-list-page.tsx').then((m) => m.CardListPage)),
  card: page(() => import('#pages/card/card-page.tsx').then((m) => m.CardPage)),
  community: early(() =>
    import('#pages/community/community-page.tsx').then((m) => m.CommunityPage),
  ),
  login: early(() => import('#pages/login/login-page.tsx').then((m) => m.LoginPage)),
  register: early(() => import('#pages/login/register-page.tsx').then((m) => m.RegisterPage)),
  settings: page(() => import('#pages/settings/settings-page.tsx').then((m) => m.SettingsPage)),
  dataProtection: page(() =>
    import('#pages/data-protection/data-protection-page.tsx').then((m) => m.DataProtectionPage),
  ),
  hallOfFame: page(() =>
    import('#pages/hall-of-fame/hall-of-fame-page.tsx').then((m) => m.HallOfFamePage),
  ),
  kit: page(() => import('#pages/kit/kit-page.tsx').then((m) => m.KitPage)),
};

export const loadComingSoonPage = () =>
  import('#pages/coming-soon/coming-soon-page.tsx').then((m) => m.ComingSoonPage);

function page(load: PageLoader['load']): PageLoader {
  return { load, opensEarly: false };
}

function early(load: PageLoader['load']): PageLoader {
  return { load, opensEarly: true };
}
