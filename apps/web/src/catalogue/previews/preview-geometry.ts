export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export type Side = 'left' | 'right';

/** Ratio of faces in lists and previews. */
const CARD_RATIO = 1.397;
const WINDOW_RATIO = 1.4;

const HOVER_MARGIN = 20;
const HOVER_MAX_WIDTH = 0.5;
const HOVER_MAX_HEIGHT = 0.7;
/** Wider previews gain nothing. */
const HOVER_WIDTH = 400;

const WINDOW_SIZE: Size = { width: 400, height: 560 };
const WINDOW_MIN: Size = { width: 200, height: 150 };

/** Places the preview on the side away from the pointer. */
export function chooseSide(pointerX: number, viewport: Size): Side {
  return pointerX < viewport.width / 2 ? 'right' : 'left';
}

export function placeHover(pointerX: number, viewport: Size): Box {
  const size = hoverSize(viewport);
  const left =
    chooseSide(pointerX, viewport) === 'left'
      ? HOVER_MARGIN
      : viewport.width - HOVER_MARGIN - size.width;
  return { ...size, left, top: HOVER_MARGIN };
}

export function hoverSize(viewport: Size): Size {
  const byHeight = (viewport.height * HOVER_MAX_HEIGHT) / CARD_RATIO;
  const width = Math.floor(Math.min(HOVER_WIDTH, viewport.width * HOVER_MAX_WIDTH, byHeight));
  return { width, height: Math.floor(width * CARD_RATIO) };
}

/** Fits a size with the window's ratio into the viewport, down to the minimum. */
function fitWindow(wantedWidth: number, viewport: Size): Size {
  const wanted = Math.max(WINDOW_MIN.width, wantedWidth);
  const fitting = Math.min(wanted, viewport.width, viewport.height / WINDOW_RATIO);
  const width = Math.max(fitting, WINDOW_MIN.height / WINDOW_RATIO);
  return { width: Math.round(width), height: Math.round(width * WINDOW_RATIO) };
}

export function openWindow(stored: Size | null, viewport: Size): Box {
  const size = fitWindow((stored ?? WINDOW_SIZE).width, viewport);
  return clampInside(
    {
      ...size,
      left: (viewport.width - size.width) / 2,
      top: (viewport.height - size.height) / 2,
    },
    viewport,
  );
}

export function moveWindow(box: Box, by: { x: number; y: number }, viewport: Size): Box {
  return clampInside({ ...box, left: box.left + by.x, top: box.top + by.y }, viewport);
}

export function resizeWindow(box: Box, width: number, viewport: Size): Box {
  return clampInside({ ...box, ...fitWindow(width, viewport) }, viewport);
}

/** Fits the window again after the viewport changed. */
export function refitWindow(box: Box, viewport: Size): Box {
  return resizeWindow(box, box.width, viewport);
}

function clampInside(box: Box, viewport: Size): Box {
  const within = (at: number, size: number, space: number) =>
    Math.round(Math.max(0, Math.min(at, space - size)));
  return {
    ...box,
    left: within(box.left, box.width, viewport.width),
    top: within(box.top, box.height, viewport.height),
  };
}
