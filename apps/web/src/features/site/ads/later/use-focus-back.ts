import { useRef, type FocusEvent } from 'react';

/** Returns the focus when the part disappears. */
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
