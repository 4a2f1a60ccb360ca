import type { ComponentType } from 'react';
import type { Phrase } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import { areaPaths } from '#web/area-paths.ts';
import {
  ChallengesIcon,
  CustomersIcon,
  DashboardIcon,
  EmployeesIcon,
  PaymentsIcon,
  RequestsIcon,
} from '#web/office/kit/ui/office-icons.tsx';
import type { IconProps } from '#web/ui/icon.tsx';

export interface MenuEntry {
  readonly label: Phrase;
  readonly to: string;
  readonly icon: ComponentType<IconProps>;
}

const dashboard = { en: 'Dashboard', ur: 'ڈیش بورڈ' };
const customers = { en: 'Customers', ur: 'صارفین' };
const { superadmin: admin, employee, customer } = areaPaths;

/** The sidebar of each role, complete and in order; what else a role has is reached from the pages it belongs to. */
export const menus: Readonly<Record<Role, readonly MenuEntry[]>> = {
  superadmin: [
    { label: dashboard, to: admin.dashboard, icon: DashboardIcon },
    {
      label: { en: 'Contact Requests', ur: 'رابطے کی درخواستیں' },
      to: admin.contactRequests,
      icon: RequestsIcon,
    },
    { label: { en: 'Employees', ur: 'ملازمین' }, to: admin.employees, icon: EmployeesIcon },
    { label: customers, to: admin.customers, icon: CustomersIcon },
    { label: { en: 'Payments', ur: 'ادائیگیاں' }, to: admin.payments, icon: PaymentsIcon },
    { label: { en: 'Challenges', ur: 'چیلنجز' }, to: admin.challenges, icon: ChallengesIcon },
  ],
  employee: [
    { label: dashboard, to: employee.dashboard, icon: DashboardIcon },
    { label: customers, to: employee.customers, icon: CustomersIcon },
    {
      label: { en: 'My Contact Requests', ur: 'میری رابطہ درخواستیں' },
      to: employee.myContactRequests,
      icon: RequestsIcon,
    },
  ],
  customer: [{ label: dashboard, to: customer.dashboard, icon: DashboardIcon }],
};

/** Whether an entry is the one of the page shown: its own page, a page below it, or the area's index for the dashboard. */
export function isCurrent(entry: MenuEntry, role: Role, pathname: string): boolean {
  const { index, dashboard: dashboardPath } = areaPaths[role];
  if (pathname.replace(/\/$/, '') === index) return entry.to === dashboardPath;
  return `${pathname}/`.startsWith(`${entry.to}/`);
}
