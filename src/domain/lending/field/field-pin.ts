/** The digits of the PIN that locks a field book. Four are guessed a hundred times faster from a copy of the phone's memory. */
export const fieldPinLength = 6;

/** The wrong PINs in a row after which a field book is wiped. */
export const wrongPinsMax = 10;

/** The time without a touch after which a field book locks itself. */
export const pinIdleMinutes = 5;

/** True of a PIN that anybody tries first: one block of up to three digits repeated, or digits in a row, up or down. Expects digits. */
export function isEasyPin(pin: string): boolean {
  const isRepeated = [1, 2, 3].some((length) => pin.slice(0, length).repeat(pin.length).startsWith(pin));
  return isRepeated || isRow(pin, 1) || isRow(pin, -1);
}

function isRow(pin: string, step: number): boolean {
  const digits = [...pin].map(Number);
  return digits.every((digit, index) => index === 0 || digit === ((digits[index - 1] ?? 0) + step + 10) % 10);
}
