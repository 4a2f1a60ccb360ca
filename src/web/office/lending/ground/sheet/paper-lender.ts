import type { Phrase } from '#domain/language.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { formatInternationalPhone } from '#web/format/international-phone.ts';

/** The lender as papers name it. */
export interface PaperLender {
  readonly name: Phrase;
  readonly licenceNumber: string | null;
  /** The phone as the lender writes it for visitors. */
  readonly complaints: string;
  /** The host of the site, on which the page of complaints is. */
  readonly host: string;
}

interface LenderOnRecord {
  readonly name: Phrase;
  readonly licenceNumber: string | null;
  readonly phone: string;
  readonly siteHost: string;
}

/** Complaints go to the lender's own phone. */
export function paperLender({ name, licenceNumber, phone, siteHost }: LenderOnRecord): PaperLender {
  const parsed = parsePhone(phone);
  const complaints = parsed === null ? phone : formatInternationalPhone(parsed);
  return { name, licenceNumber, complaints, host: siteHost };
}
