import type { RouteObject } from 'react-router';
import { onlyFor, toOwnArea } from './guards.ts';
import type { PlannedPageName } from './office/planned/planned.messages.ts';
import { paths } from './paths.ts';

const { admin, employee, customer } = paths;

const officeLayout: RouteObject['lazy'] = async () => {
  const { OfficeLayout } = await import('./office/shell/office-layout.tsx');
  return { Component: OfficeLayout };
};

const contactRequests: RouteObject['lazy'] = async () => {
  const { ContactRequestsPage } = await import('./office/contact-requests/contact-requests-page.tsx');
  return { Component: ContactRequestsPage };
};

const notFound: RouteObject['lazy'] = async () => {
  const { NotFoundPage } = await import('./shell/not-found-page.tsx');
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
      planned(admin.employees, 'employees'),
      planned(admin.newEmployee, 'newEmployee'),
      planned(admin.editEmployee(':id'), 'editEmployee'),
      planned(admin.customers, 'customers'),
      planned(admin.newCustomer, 'newCustomer'),
      planned(admin.editCustomer(':id'), 'editCustomer'),
      planned(admin.customerBalance(':id'), 'customerBalance'),
      planned(admin.products, 'products'),
      { path: admin.contactRequests, lazy: contactRequests },
      planned(admin.payments, 'payments'),
      planned(admin.challenges, 'challenges'),
      planned(admin.challenge(':id'), 'challenge'),
      planned(admin.profile, 'profile'),
      planned(admin.settings, 'settings'),
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
      planned(employee.profile, 'profile'),
      planned(employee.settings, 'settings'),
    ],
  },
  {
    loader: onlyFor('customer'),
    lazy: officeLayout,
    children: [
      planned(customer.index, 'customerDashboard'),
      planned(customer.dashboard, 'customerDashboard'),
      planned(customer.blog, 'blog'),
      planned(customer.profile, 'profile'),
      planned(customer.settings, 'settings'),
    ],
  },
  { path: '*', lazy: notFound },
];
