import type { Api } from '#contract/api.ts';
import { accountCodeRoutes } from './account-codes/account-codes.routes.ts';
import { agreementRoutes } from './agreements/agreements.routes.ts';
import { approvalRoutes } from './approvals/approvals.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { branchRoutes } from './branches/branches.routes.ts';
import { collectionRoutes } from './collections/collections.routes.ts';
import { contactFormRoutes } from './contact-forms/contact-forms.routes.ts';
import { contactRequestRoutes } from './contact-requests/contact-requests.routes.ts';
import { customerDocumentRoutes } from './customer-documents/customer-documents.routes.ts';
import { customerRoutes } from './customers/customers.routes.ts';
import { employeeRoutes } from './employees/employees.routes.ts';
import { guarantorRoutes } from './guarantors/guarantors.routes.ts';
import type { Handlers } from './http/call.ts';
import { officeHoursRoutes } from './office-hours/office-hours.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

/** Who answers each endpoint of the contract; one without a handler is a type error here. */
export const handlers: Handlers<Api> = {
  ...authRoutes,
  ...profileRoutes,
  ...accountCodeRoutes,
  ...contactFormRoutes,
  ...contactRequestRoutes,
  ...productRoutes,
  ...customerRoutes,
  ...customerDocumentRoutes,
  ...guarantorRoutes,
  ...agreementRoutes,
  ...paymentRoutes,
  ...approvalRoutes,
  ...collectionRoutes,
  ...searchRoutes,
  ...officeHoursRoutes,
  ...employeeRoutes,
  ...branchRoutes,
  ...settingsRoutes,
  ...auditRoutes,
};
