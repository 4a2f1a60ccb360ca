import { challengeFigures } from './challenge-figures.ts';
import type { Measurement } from './figure.ts';
import { fillLargeLender } from './large/fill-large-lender.ts';
import { fillRequests } from './large/fill-requests.ts';
import { requestFigures } from './lists/request-figures.ts';
import { trackingFigures } from './lists/tracking-figures.ts';
import { withServedLender } from './served-lender.ts';

/** Two of three have an installment past its date, so every officer has some. */
const agreements = 20_000;
export const requests = 1_000_000;

/** The server time of the queue and of a challenge, on a lender with a million contact requests. */
export function measureDesk(): Promise<Measurement> {
  return withServedLender(async (lender) => {
    const { pool } = lender;
    await fillLargeLender(pool, agreements, false);
    await fillRequests(pool, requests);
    return {
      on: `at ${requests.toLocaleString('en')} contact requests`,
      figures: [
        ...(await requestFigures(pool)),
        ...(await trackingFigures(lender)),
        ...(await challengeFigures(pool)),
      ],
    };
  });
}
