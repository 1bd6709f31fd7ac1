import { useRef, type FocusEvent } from 'react';

/** For a part that goes when it is answered: whoever came in by keys goes on from where they were. */
export function useFocusBack() {
  const from = useRef<HTMLElement>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        from.current = relatedTarget;
      }
    },
    giveBack: () => from.current?.focus({ preventScroll: true }),
  };
}
