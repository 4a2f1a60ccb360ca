import type { TransferMethod } from '#domain/lending/customer-requests/transfer-report.ts';

/** The fields of a slip. */
export interface Slip {
  readonly amount: number;
  readonly sentOn: string;
  readonly method: TransferMethod;
  readonly reference: string;
}

const inks: Readonly<Record<TransferMethod, string>> = {
  bank: '#17479a',
  jazzcash: '#a8232c',
  easypaisa: '#2f8f62',
  raast: '#6b3fa0',
};

/** Letters as strokes, 10 wide and 16 high: a drawing has the fonts of the machine, and a server may have none. */
const strokes: Readonly<Record<string, string>> = {
  0: 'M5 0C9 0 10 3 10 8S9 16 5 16S0 13 0 8S1 0 5 0Z',
  1: 'M2 3L6 0V16',
  2: 'M0 4C0 -1 10 -1 10 4C10 8 0 12 0 16H10',
  3: 'M0 2C3 -1 10 -1 10 4C10 7 7 8 4 8C7 8 10 9 10 12C10 17 3 17 0 14',
  4: 'M8 16V0L0 11H10',
  5: 'M10 0H1V7C4 5 10 6 10 11C10 17 3 17 0 14',
  6: 'M9 1C4 -1 0 4 0 11C0 17 10 17 10 11C10 6 2 6 0 11',
  7: 'M0 0H10L3 16',
  8: 'M5 8C0 7 0 0 5 0S10 7 5 8C-1 9 -1 16 5 16S11 9 5 8Z',
  9: 'M10 5C10 -1 0 -1 0 5C0 10 8 10 10 5C10 12 6 17 1 15',
  '-': 'M2 8H8',
  ',': 'M5 14L4 18',
  R: 'M0 16V0H5C11 0 11 8 5 8H0M5 8L10 16',
  s: 'M9 8C5 5 0 7 1 9C2 12 9 11 9 14C9 17 3 17 0 15',
};

/** A line of letters from a point; `scale` is the pixels per unit of a stroke. */
function line(text: string, x: number, y: number, scale: number, ink: string): string {
  const letters = [...text].map(
    (letter, index) => `<path transform="translate(${index * 14})" d="${strokes[letter] ?? ''}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}

/** A bar in the place of a slip's words, and its value beside it. */
function row(text: string, words: number, y: number): string {
  return `<rect x="56" y="${y + 4}" width="${words}" height="10" rx="5" fill="#c9d4e8"/>${line(text, 404 - text.length * 14, y, 1, '#2b2440')}`;
}

/** The screen that an app shows when money was sent, as an SVG. */
export function drawSlip({ amount, sentOn, method, reference }: Slip): string {
  const ink = inks[method];
  const sum = `Rs ${amount.toLocaleString('en')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="345" height="570" viewBox="0 0 460 760">
  <rect width="460" height="760" fill="${ink}"/>
  <rect x="28" y="112" width="404" height="600" rx="22" fill="#fff"/>
  <rect x="150" y="46" width="160" height="16" rx="8" fill="#fff" opacity=".85"/>
  <circle cx="230" cy="208" r="52" fill="${ink}" opacity=".12"/>
  <path d="M208 209l16 17l30-35" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
  <rect x="158" y="286" width="144" height="12" rx="6" fill="#c9d4e8"/>
  ${line(sum, 230 - (sum.length * 14 - 4) * 1.2, 330, 2.4, '#2b2440')}
  <path d="M56 414H404M56 640H404" stroke="#dbe3f1" stroke-width="2" stroke-dasharray="3 7"/>
  ${row(reference, 96, 452)}
  ${row(sentOn, 64, 506)}
  <rect x="56" y="564" width="80" height="10" rx="5" fill="#c9d4e8"/><rect x="256" y="562" width="148" height="14" rx="7" fill="#8b96ad"/>
  <rect x="56" y="608" width="54" height="10" rx="5" fill="#c9d4e8"/><rect x="288" y="606" width="116" height="14" rx="7" fill="#8b96ad"/>
  <rect x="140" y="666" width="180" height="14" rx="7" fill="${ink}"/>
</svg>`;
}
