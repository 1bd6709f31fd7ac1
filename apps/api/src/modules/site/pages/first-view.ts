import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { bannerFile } from '@deckframe/domain/community/profile/cosmetics';
import { escapeHtml } from './head.ts';
import type { PageLocale } from './page-texts.ts';

/** Content shown before the app runs. */
export type FirstView = { name: string; picture?: FirstPicture | undefined };

type FirstPicture = { kind: 'face' | 'banner'; src: string; srcSet?: string };

/** Must equal the card page's sizes, or two files load. */
const FACE_SIZES = '(max-width: 768px) 80vw, 372px';

export function viewOfCard(config: GameConfig, card: Pick<Card, 'image' | 'name'>): FirstView {
  const { cardFront_template: template, cardFront_widths: widths } = config;
  if (card.image === null) return { name: card.name };
  const sources = cardImageSources(template, widths, card.image);
  return { name: card.name, picture: { kind: 'face', ...sources } };
}

export function viewOfMember(
  { startUrl }: Pick<GameConfig, 'startUrl'>,
  { username, banner }: { username: string; banner: string | null },
): FirstView {
  return { name: username, picture: { kind: 'banner', src: bannerFile(startUrl, banner) } };
}

/** The document is English until the app starts. */
export function printFirstView(
  view: FirstView | undefined,
  description: string,
  locale: PageLocale,
): string {
  const lang = locale === 'en' ? '' : ` lang="${locale}"`;
  return [
    view?.picture && printPicture(view.picture),
    view && `<p class="boot-title">${escapeHtml(view.name)}</p>`,
    `<p class="boot-lead"${lang}>${escapeHtml(description)}</p>`,
  ]
    .filter((part) => part !== undefined)
    .join('\n        ');
}

/** Preloads the picture before the many scripts. */
export function printPicturePreload({ picture }: FirstView): string {
  if (picture === undefined) return '';
  const { src, srcSet } = picture;
  const sources =
    srcSet === undefined ? '' : ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${FACE_SIZES}"`;
  return `<link rel="preload" as="image" href="${escapeHtml(src)}"${sources} fetchpriority="high" />\n    `;
}

/** The frame reserves the picture's size. */
function printPicture({ kind, src, srcSet }: FirstPicture): string {
  const sources =
    srcSet === undefined ? '' : ` srcset="${escapeHtml(srcSet)}" sizes="${FACE_SIZES}"`;
  return `<div class="boot-${kind}"><img src="${escapeHtml(src)}"${sources} alt="" fetchpriority="high" /></div>`;
}
