import type { ClockTime } from '#domain/calendar/clock-time.ts';
import type { Phrase } from '#domain/language.ts';
import type { Phone } from '#domain/person/phone.ts';

/** One branch as the site shows it. */
export interface SiteBranch<Text = Phrase> {
  readonly code: string;
  /** In both languages, because the English page shows both. */
  readonly city: Phrase;
  readonly area: Text;
  readonly address: Text;
  readonly phone: Phone;
  readonly opensAt: ClockTime;
  readonly closesAt: ClockTime;
  readonly manager: Text;
  readonly mapUrl: string | null;
  readonly isHeadOffice: boolean;
  /** True if "Get Directions" and "Call Now" can be used. */
  readonly isReachable: boolean;
}
