import './route-overlay.css';

/** Duration of the page change overlay (SHELL-39, about 300 ms). */
export const ROUTE_OVERLAY_MS = 300;

export type RouteOverlayProps = { active: boolean; label: string };

/** A transparent overlay and a progress bar below the header; the content stays visible. */
export function RouteOverlay({ active, label }: RouteOverlayProps) {
  return active ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a drawn bar
    <div className="route-overlay" role="progressbar" aria-label={label}>
      <i className="route-overlay__bar" />
    </div>
  ) : null;
}
