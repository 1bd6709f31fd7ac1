import { renderSVG } from 'uqr';

type QrPictureProps = { text: string; alt: string; className?: string };

/** Dark on white in every theme, for cameras and printers. */
export function QrPicture({ text, alt, className }: QrPictureProps) {
  const svg = renderSVG(text, { border: 2, blackColor: '#0a0c0f', whiteColor: '#ffffff' });
  return (
    <img
      className={className}
      src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
      alt={alt}
    />
  );
}
