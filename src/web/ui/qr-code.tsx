import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Edge length in CSS px, the light border included. */
  readonly size?: number;
}

/** The light border of the code, without which a camera does not find it. */
const border = 4;

/** A text as a QR code, with one drawn square for each dark module. */
export function QrCode({ text, label, size = 208 }: QrCodeProps) {
  const { data, size: squares } = encode(text, { border });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg viewBox={`0 0 ${squares} ${squares}`} width={size} height={size} role="img" aria-label={label}>
      <path d={`M0 0h${squares}v${squares}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
