import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './text-link.css';

type LinkTone = 'accent' | 'quiet' | 'inline';

/** The class name of a text link, for router links and plain ones. */
export function linkClassName(tone: LinkTone = 'accent') {
  return classNames('link', `link--${tone}`);
}

export type TextLinkProps = ComponentProps<'a'> & { tone?: LinkTone };

/** A link to another site. For links inside the app, use a router link with `linkClassName()`. */
export function TextLink({ tone, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames(linkClassName(tone), className)}>
      {children}
    </a>
  );
}
