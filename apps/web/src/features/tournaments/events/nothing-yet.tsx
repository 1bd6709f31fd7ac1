import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';

/** What a tab says before there is something in it. */
export function NothingYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState level={2} title={title}>
      {children}
    </EmptyState>
  );
}
