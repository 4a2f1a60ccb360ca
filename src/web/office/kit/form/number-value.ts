/** The number that was typed. Nothing is not zero, so it comes out as no number, which no schema takes. */
export function numberValue(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
