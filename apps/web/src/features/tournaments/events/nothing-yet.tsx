import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';

/** Text of an empty tab. */
export function NothingYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState level={2} title={title}>
      {children}
    </EmptyState>
  );
}
