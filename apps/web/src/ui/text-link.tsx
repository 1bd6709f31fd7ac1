import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './text-link.css';

type LinkTone = 'accent' | 'quiet' | 'inline';

/** The look of a text link, for a router link as well as for a plain one. */
export function linkClassName(tone: LinkTone = 'accent') {
  return classNames('link', `link--${tone}`);
}

export type TextLinkProps = ComponentProps<'a'> & { tone?: LinkTone };

/** A link that leaves the app. Inside it, give a router link `linkClassName()`. */
export function TextLink({ tone, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames(linkClassName(tone), className)}>
      {children}
    </a>
  );
}
