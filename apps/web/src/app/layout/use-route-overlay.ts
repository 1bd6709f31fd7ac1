import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ROUTE_OVERLAY_MS } from '#ui/route-overlay.tsx';

/** SHELL-39: on for about 300 ms when the route's name changes, not its parameters or query. */
export function useRouteOverlay(): boolean {
  const router = useRouter();
  const [active, setActive] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const routeName = (location: Parameters<typeof router.matchRoutes>[0]) =>
      router.matchRoutes(location).at(-1)?.routeId;
    const unsubscribe = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      if (!fromLocation || routeName(fromLocation) === routeName(toLocation)) return;
      clearTimeout(timer);
      setActive(true);
      timer = setTimeout(() => setActive(false), ROUTE_OVERLAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [router]);
  return active;
}
