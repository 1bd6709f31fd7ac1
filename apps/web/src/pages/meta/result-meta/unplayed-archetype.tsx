import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { RulePanel } from './rule-panel.tsx';

/** Its rule may be new or only proposed; the answer to a proposal links here. */
export function UnplayedArchetype(props: { archetype: string; children: ReactNode }) {
  const { archetype, children } = props;
  return (
    <>
      <EmptyState level={1} title={archetype}>
        {children}
      </EmptyState>
      <RulePanel archetype={archetype} />
    </>
  );
}
