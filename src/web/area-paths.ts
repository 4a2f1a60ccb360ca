import type { Role } from '#domain/rights/role.ts';
import { areas } from './paths.ts';

/** The pages that exist alike in every area; those that a role lacks have no route in its area. */
function areaPathsOf(role: Role) {
  const area = areas[role];
  return {
    index: area,
    dashboard: `${area}/dashboard`,
    employees: `${area}/employees`,
    newEmployee: `${area}/employees/new`,
    editEmployee: (id: string) => `${area}/employees/${id}/edit`,
    customers: `${area}/customers`,
    newCustomer: `${area}/customers/new`,
    editCustomer: (id: string) => `${area}/customers/${id}/edit`,
    customerBalance: (id: string) => `${area}/customers/${id}/balance`,
    products: `${area}/products`,
    contactRequests: `${area}/contact-requests`,
    myContactRequests: `${area}/my-contact-requests`,
    payments: `${area}/payments`,
    challenges: `${area}/challenges`,
    challenge: (id: string) => `${area}/challenges/${id}`,
    blog: `${area}/blog`,
    branches: `${area}/branches`,
    newBranch: `${area}/branches/new`,
    editBranch: (id: string) => `${area}/branches/${id}/edit`,
    audit: `${area}/audit`,
    profile: `${area}/profile`,
    settings: `${area}/settings`,
    lenderProfile: `${area}/settings/lender`,
    siteTexts: `${area}/settings/texts`,
    officeRules: `${area}/settings/rules`,
  };
}

/** Every address that a role's pages link to or route. A route's pattern is the same function called with `:id`. */
export const areaPaths = {
  superadmin: areaPathsOf('superadmin'),
  employee: areaPathsOf('employee'),
  customer: areaPathsOf('customer'),
} satisfies Record<Role, unknown>;
