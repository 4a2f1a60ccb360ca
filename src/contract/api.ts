import { accountCodeEndpoints } from './account/account-codes.ts';
import { agreementEndpoints } from './agreements.ts';
import { approvalEndpoints } from './approvals.ts';
import { authEndpoints } from './auth.ts';
import { collectionEndpoints } from './collections.ts';
import { contactFormEndpoints } from './contact-forms.ts';
import { contactRequestEndpoints } from './contact-requests.ts';
import { customerEndpoints } from './customers.ts';
import { guarantorEndpoints } from './guarantors.ts';
import { auditEndpoints } from './office/audit.ts';
import { branchEndpoints } from './office/branches.ts';
import { employeeEndpoints } from './office/employees.ts';
import { settingsEndpoints } from './office/settings.ts';
import { officeHoursEndpoints } from './office-hours.ts';
import { paymentEndpoints } from './payments.ts';
import { productEndpoints } from './products.ts';
import { profileEndpoints } from './profile.ts';
import { searchEndpoints } from './search.ts';

/** Every endpoint of the product, by its name. */
export const api = {
  ...authEndpoints,
  ...profileEndpoints,
  ...accountCodeEndpoints,
  ...contactFormEndpoints,
  ...contactRequestEndpoints,
  ...productEndpoints,
  ...customerEndpoints,
  ...guarantorEndpoints,
  ...agreementEndpoints,
  ...paymentEndpoints,
  ...approvalEndpoints,
  ...collectionEndpoints,
  ...searchEndpoints,
  ...officeHoursEndpoints,
  ...employeeEndpoints,
  ...branchEndpoints,
  ...settingsEndpoints,
  ...auditEndpoints,
};
export type Api = typeof api;
export type EndpointName = keyof Api;
