/** The basic characters of GSM 03.38, each one septet. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The characters of its extension table, each two septets. */
const extended = new Set('\f^{}\\[~]|€');

/** The length of an SMS: in septets (GSM-7) or in code units of UTF-16 (UCS-2). */
export interface SmsLength {
  readonly alphabet: 'gsm7' | 'ucs2';
  readonly units: number;
  /** The messages that are paid for. */
  readonly parts: number;
  /** The units that a part holds at this length. */
  readonly unitsPerPart: number;
}

/** 3GPP TS 23.038 and 23.040: a part of a long message gives 6 bytes of its 140 to the header that joins the parts. */
const room = { gsm7: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } } as const;

/** The length of a text as SMS. One letter outside the GSM alphabet, such as any Urdu one, makes all of it UCS-2. No letter is cut. */
export function smsLengthOf(text: string): SmsLength {
  const letters = [...text];
  const isGsm = letters.every((letter) => basic.has(letter) || extended.has(letter));
  const alphabet = isGsm ? 'gsm7' : 'ucs2';
  const sizes = letters.map((letter) => (isGsm ? (extended.has(letter) ? 2 : 1) : letter.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { one, each } = room[alphabet];
  if (units <= one) return { alphabet, units, parts: 1, unitsPerPart: one };
  return { alphabet, units, parts: partsOf(sizes, each), unitsPerPart: each };
}

function partsOf(sizes: readonly number[], each: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > each) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}
