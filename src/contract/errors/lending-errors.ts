import { accountErrors } from './agreement/account-errors.ts';
import { agreementErrors } from './agreement/agreement-errors.ts';
import { clearanceErrors } from './agreement/clearance-errors.ts';
import { approvalErrors } from './approval-errors.ts';
import { cashDayErrors } from './cash-day-errors.ts';
import { cashErrors } from './cash-errors.ts';
import { chequeErrors } from './cheque-errors.ts';
import { collectionErrors } from './collection-errors.ts';
import { costRefusals } from './cost-refusals.ts';
import { customerMoveErrors } from './customer-move-errors.ts';
import { customerRequestErrors } from './customer-request-errors.ts';
import { deciderErrors } from './decider-errors.ts';
import { entryErrors } from './entry-errors.ts';
import { exposureRefusals } from './exposure-refusals.ts';
import { fieldErrors } from './field/field-errors.ts';
import { pictureErrors } from './picture-errors.ts';
import { reversalErrors } from './reversal-errors.ts';
import { screeningErrors } from './screening/screening-errors.ts';

/** Refusals of lending. Each guard has its own words. */
export const lendingErrors = {
  ...entryErrors,
  ...reversalErrors,
  ...chequeErrors,
  ...agreementErrors,
  ...clearanceErrors,
  ...costRefusals,
  ...exposureRefusals,
  ...approvalErrors,
  ...accountErrors,
  ...deciderErrors,
  ...collectionErrors,
  ...cashErrors,
  ...cashDayErrors,
  ...fieldErrors,
  ...customerMoveErrors,
  ...customerRequestErrors,
  ...pictureErrors,
  ...screeningErrors,
} as const;
