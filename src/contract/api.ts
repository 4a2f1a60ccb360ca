import { accountCodeEndpoints } from './account/account-codes.ts';
import { authEndpoints } from './account/auth.ts';
import { profileEndpoints } from './account/profile.ts';
import { agreementEndpoints } from './lending/agreements.ts';
import { approvalEndpoints } from './lending/approvals.ts';
import { collectionEndpoints } from './lending/collections.ts';
import { customerDocumentEndpoints } from './lending/customer-documents.ts';
import { customerEndpoints } from './lending/customers.ts';
import { guarantorEndpoints } from './lending/guarantors.ts';
import { paymentEndpoints } from './lending/payments.ts';
import { productEndpoints } from './lending/products.ts';
import { auditEndpoints } from './office/audit.ts';
import { branchEndpoints } from './office/branches.ts';
import { contactRequestEndpoints } from './office/contact-requests.ts';
import { employeeEndpoints } from './office/employees.ts';
import { searchEndpoints } from './office/search.ts';
import { settingsEndpoints } from './office/settings.ts';
import { contactFormEndpoints } from './site/contact-forms.ts';
import { officeHoursEndpoints } from './site/office-hours.ts';

/** Every endpoint of the product, by its name. */
export const api = {
  ...authEndpoints,
  ...profileEndpoints,
  ...accountCodeEndpoints,
  ...contactFormEndpoints,
  ...contactRequestEndpoints,
  ...productEndpoints,
  ...customerEndpoints,
  ...customerDocumentEndpoints,
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
