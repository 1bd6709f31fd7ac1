import type { RouteComponent } from '@tanstack/react-router';

/** What a page's file exports: its component. */
export type PageFile = Readonly<Record<string, RouteComponent | undefined>>;
