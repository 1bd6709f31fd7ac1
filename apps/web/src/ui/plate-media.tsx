import { toBannerMedia, toStill } from '@deckframe/domain/community/profile/nameplate';
import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';

export type PlateMediaProps = {
  src: string;
  className: string;
  style?: CSSProperties;
  /** Always the still picture, never the video. */
  forceImage?: boolean;
  eager?: boolean;
};

/** iPads identify as Macs, but Macs have no multi-touch. */
function isIos(): boolean {
  const { maxTouchPoints, userAgent } = navigator;
  return /iPad|iPhone|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** False on the server, which does not know the device. */
function useDevice(ask: () => boolean): boolean {
  return useSyncExternalStore(subscribe, ask, () => false);
}

function subscribe(): () => void {
  return () => {};
}

/** Decorative picture or video behind a plate or page. If it fails, the background stays. */
export function PlateMedia({ src, className, style, forceImage, eager }: PlateMediaProps) {
  const [isBroken, setBroken] = useState(false);
  const isStill = useDevice(wantsStillness);
  const onIos = useDevice(isIos);
  const media = isStill
    ? ({ kind: 'image', src: toStill(src) } as const)
    : toBannerMedia(src, { forceImage: forceImage ?? false, isIos: onIos });
  if (isBroken) return null;
  if (media.kind === 'video') {
    return (
      <MovingMedia
        src={media.src}
        poster={toStill(src)}
        className={className}
        style={style}
        onFail={() => setBroken(true)}
      />
    );
  }
  return (
    <img
      className={className}
      style={style}
      src={media.src}
      alt=""
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setBroken(true)}
    />
  );
}

interface MovingMediaProps {
  src: string;
  poster: string;
  className: string;
  style: CSSProperties | undefined;
  onFail: () => void;
}

/** Plays only while visible. */
function MovingMedia({ src, poster, className, style, onFail }: MovingMediaProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [src]);
  return (
    <video
      ref={video}
      className={className}
      style={style}
      src={src}
      poster={poster}
      muted
      loop
      playsInline
      preload="metadata"
      aria-hidden="true"
      tabIndex={-1}
      onError={onFail}
    />
  );
}
