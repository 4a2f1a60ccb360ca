import type { OutputOf } from '#contract/endpoint.ts';
import type { sessionEndpoints } from '#contract/identity/session.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useEndpoint } from '../kit/data/use-endpoint.ts';

/** In this tab, until it is closed: the deadline that the superadmin has seen and put off. */
const putOffKey = 'secondStepPutOff';

type Session = Pick<OutputOf<typeof sessionEndpoints.getSession>, 'mustSetUpTotp' | 'totpDueAt'>;

/** True while a superadmin has to be shown two-step sign-in before anything else. */
export function isLedToSecondStep({ mustSetUpTotp, totpDueAt }: Session): boolean {
  return mustSetUpTotp || (totpDueAt !== null && sessionStorage.getItem(putOffKey) !== totpDueAt);
}

/** The state of two-step sign-in of a superadmin who may still begin without it. */
export function useSecondStep() {
  const language = useLanguage();
  const { data: session } = useEndpoint(authAddresses.getSession);
  const totpDueAt = session?.totpDueAt ?? null;
  return {
    isOn: session !== undefined && totpDueAt === null,
    mayWait: session !== undefined && !session.mustSetUpTotp,
    /** The day by which it has to be on, for reading. */
    dueOn: totpDueAt && formatDate(businessDateOf(Date.parse(totpDueAt)), language),
    putOff: () => sessionStorage.setItem(putOffKey, totpDueAt ?? ''),
  };
}
