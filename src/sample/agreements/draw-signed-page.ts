export const signedPageSize = { width: 420, height: 594 };

/** A line of writing as a bar, so that the drawing needs no font. */
const words = (y: number, width: number) =>
  `<rect x="44" y="${y}" width="${width}" height="7" rx="3.5" fill="#c4cbd8"/>`;

/** A line to sign on, with a signature in ink. */
const signature = (x: number, path: string) =>
  `<path d="M${x} 540h140" stroke="#51607a" stroke-width="1.5"/><path transform="translate(${x + 18} 512)" d="${path}" fill="none" stroke="#22308f" stroke-width="2.4" stroke-linecap="round"/>`;

/** The last page of an agreement, signed by customer and lender, as an SVG. One drawing stands for all. */
export function drawSignedPage(): string {
  const lines = Array.from({ length: 17 }, (_, line) => words(112 + line * 22, 230 + ((line * 67) % 103)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${signedPageSize.width}" height="${signedPageSize.height}" viewBox="0 0 420 594">
  <rect width="420" height="594" fill="#e9e5dc"/>
  <path d="M18 14L404 8L410 580L12 586Z" fill="#fdfcf8"/>
  <rect x="44" y="52" width="150" height="14" rx="7" fill="#0f4dab"/>
  <path d="M44 84H376" stroke="#0f4dab" stroke-width="2"/>
  ${lines.join('')}
  ${signature(44, 'M0 12C10 -14 18 -10 14 8S26 2 34 4S44 20 52 2S66 -6 72 10S92 4 104 6')}
  ${signature(236, 'M0 4C8 22 18 -16 26 2S30 20 44 6S58 -4 60 10S80 10 98 0M6 18C40 12 70 14 100 16')}
</svg>`;
}
