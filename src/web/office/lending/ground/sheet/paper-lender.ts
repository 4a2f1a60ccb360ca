import type { Phrase } from '#domain/language.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { formatInternationalPhone } from '#web/format/international-phone.ts';

/** The lender as papers name it. */
export interface PaperLender {
  readonly name: Phrase;
  readonly licenceNumber: string | null;
  /** The phone as the lender writes it for visitors. */
  readonly complaints: string;
}

interface LenderOnRecord {
  readonly name: Phrase;
  readonly licenceNumber: string | null;
  readonly phone: string;
}

/** Complaints go to the lender's own phone. */
export function paperLender({ name, licenceNumber, phone }: LenderOnRecord): PaperLender {
  const parsed = parsePhone(phone);
  return { name, licenceNumber, complaints: parsed === null ? phone : formatInternationalPhone(parsed) };
}
