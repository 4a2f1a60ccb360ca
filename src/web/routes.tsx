import type { RouteObject } from 'react-router';
import { areaPaths } from './area-paths.ts';
import { onlyFor, toOwnArea } from './guards.ts';
import type { PlannedPageName } from './office/planned/planned.messages.ts';
import { paths } from './paths.ts';

const { superadmin: admin, employee, customer } = areaPaths;

const officeLayout: RouteObject['lazy'] = async () => {
  const { OfficeLayout } = await import('./office/shell/office-layout.tsx');
  return { Component: OfficeLayout };
};

const contactRequests: RouteObject['lazy'] = async () => {
  const { ContactRequestsPage } = await import('./office/desk/contact-requests/contact-requests-page.tsx');
  return { Component: ContactRequestsPage };
};

const employees: RouteObject['lazy'] = async () => {
  const { EmployeesPage } = await import('./office/lender/employees/employees-page.tsx');
  return { Component: EmployeesPage };
};

const newEmployee: RouteObject['lazy'] = async () => {
  const { NewEmployeePage } = await import('./office/lender/employees/new-employee-page.tsx');
  return { Component: NewEmployeePage };
};

const editEmployee: RouteObject['lazy'] = async () => {
  const { EditEmployeePage } = await import('./office/lender/employees/edit-employee-page.tsx');
  return { Component: EditEmployeePage };
};

const branches: RouteObject['lazy'] = async () => {
  const { BranchesPage } = await import('./office/lender/branches/branches-page.tsx');
  return { Component: BranchesPage };
};

const newBranch: RouteObject['lazy'] = async () => {
  const { NewBranchPage } = await import('./office/lender/branches/new-branch-page.tsx');
  return { Component: NewBranchPage };
};

const editBranch: RouteObject['lazy'] = async () => {
  const { EditBranchPage } = await import('./office/lender/branches/edit-branch-page.tsx');
  return { Component: EditBranchPage };
};

const settings: RouteObject['lazy'] = async () => {
  const { SettingsPage } = await import('./office/lender/settings/settings-page.tsx');
  return { Component: SettingsPage };
};

const lenderProfile: RouteObject['lazy'] = async () => {
  const { LenderProfilePage } = await import('./office/lender/settings/lender/lender-profile-page.tsx');
  return { Component: LenderProfilePage };
};

const siteTexts: RouteObject['lazy'] = async () => {
  const { SiteTextsPage } = await import('./office/lender/settings/texts/site-texts-page.tsx');
  return { Component: SiteTextsPage };
};

const officeRules: RouteObject['lazy'] = async () => {
  const { OfficeRulesPage } = await import('./office/lender/settings/rules/office-rules-page.tsx');
  return { Component: OfficeRulesPage };
};

const audit: RouteObject['lazy'] = async () => {
  const { AuditPage } = await import('./office/lender/audit/audit-page.tsx');
  return { Component: AuditPage };
};

const profile: RouteObject['lazy'] = async () => {
  const { ProfilePage } = await import('./office/identity/profile/profile-page.tsx');
  return { Component: ProfilePage };
};

const onceLinked: RouteObject['lazy'] = async () => {
  const { OnceLinked } = await import('./office/identity/profile/waiting/once-linked.tsx');
  return { Component: OnceLinked };
};

const notFound: RouteObject['lazy'] = async () => {
  const { NotFoundPage } = await import('./frame/not-found-page.tsx');
  return { Component: NotFoundPage };
};

/** A route whose page is not built yet and says what will be there. */
function planned(path: string, name: PlannedPageName): RouteObject {
  return {
    path,
    lazy: async () => {
      const { PlannedPage } = await import('./office/planned/planned-page.tsx');
      return { element: <PlannedPage name={name} /> };
    },
  };
}

/** The whole product behind the public site and the sign-in page. */
export const routes: RouteObject[] = [
  { path: paths.dashboard, loader: toOwnArea },
  {
    loader: onlyFor('superadmin'),
    lazy: officeLayout,
    children: [
      planned(admin.index, 'adminDashboard'),
      planned(admin.dashboard, 'adminDashboard'),
      { path: admin.employees, lazy: employees },
      { path: admin.newEmployee, lazy: newEmployee },
      { path: admin.editEmployee(':id'), lazy: editEmployee },
      planned(admin.customers, 'customers'),
      planned(admin.newCustomer, 'newCustomer'),
      planned(admin.editCustomer(':id'), 'editCustomer'),
      planned(admin.customerBalance(':id'), 'customerBalance'),
      planned(admin.products, 'products'),
      { path: admin.contactRequests, lazy: contactRequests },
      planned(admin.payments, 'payments'),
      planned(admin.challenges, 'challenges'),
      planned(admin.challenge(':id'), 'challenge'),
      { path: admin.profile, lazy: profile },
      { path: admin.branches, lazy: branches },
      { path: admin.newBranch, lazy: newBranch },
      { path: admin.editBranch(':id'), lazy: editBranch },
      { path: admin.settings, lazy: settings },
      { path: admin.lenderProfile, lazy: lenderProfile },
      { path: admin.siteTexts, lazy: siteTexts },
      { path: admin.officeRules, lazy: officeRules },
      { path: admin.audit, lazy: audit },
    ],
  },
  {
    loader: onlyFor('employee'),
    lazy: officeLayout,
    children: [
      planned(employee.index, 'employeeDashboard'),
      planned(employee.dashboard, 'employeeDashboard'),
      planned(employee.products, 'products'),
      planned(employee.myContactRequests, 'myContactRequests'),
      planned(employee.customers, 'customers'),
      planned(employee.newCustomer, 'newCustomer'),
      planned(employee.editCustomer(':id'), 'editCustomer'),
      planned(employee.customerBalance(':id'), 'customerBalance'),
      planned(employee.challenges, 'challenges'),
      planned(employee.challenge(':id'), 'challenge'),
      { path: employee.profile, lazy: profile },
      { path: employee.settings, lazy: settings },
    ],
  },
  {
    loader: onlyFor('customer'),
    lazy: officeLayout,
    children: [
      {
        lazy: onceLinked,
        children: [
          planned(customer.index, 'customerDashboard'),
          planned(customer.dashboard, 'customerDashboard'),
        ],
      },
      planned(customer.blog, 'blog'),
      { path: customer.profile, lazy: profile },
      { path: customer.settings, lazy: settings },
    ],
  },
  { path: '*', lazy: notFound },
];
