import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { RulePanel } from './rule-panel.tsx';

/** Its rule may be new or only proposed: whoever proposed it is led here by the answer. */
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
