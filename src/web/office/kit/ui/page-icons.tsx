import type { ComponentType } from 'react';
import { Icon, type IconProps } from '#web/ui/icon.tsx';
import { BranchIcon, PlusIcon, ReliefIcon, ShieldIcon, TextsIcon } from './action-icons.tsx';
import {
  BlogIcon,
  ChallengesIcon,
  ClockIcon,
  CustomersIcon,
  DashboardIcon,
  EmployeesIcon,
  PaymentsIcon,
  ProductsIcon,
  RequestsIcon,
  SettingsIcon,
  UserIcon,
} from './office-icons.tsx';

function DueIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M8 3.5v4M16 3.5v4M4 10h16M9 15l2 2 4-4" />
    </Icon>
  );
}

function ApprovalsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.6 13.5V11a3.8 3.8 0 1 1 4.8 0v2.5M6 13.5h12a1.5 1.5 0 0 1 1.5 1.5v2h-15v-2A1.5 1.5 0 0 1 6 13.5zM5 20.5h14" />
    </Icon>
  );
}

function NoticesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1H5zM10 20.5h4M12 3.5v2" />
    </Icon>
  );
}

function ReportsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20h16M6.5 16.5v-5M12 16.5V5M17.5 16.5v-8" />
    </Icon>
  );
}

function ImportsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4.5M7.8 8.7L12 4.5l4.2 4.2M4.5 15v3A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-3" />
    </Icon>
  );
}

function LenderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20h16M5.5 20V9.5L12 4.5l6.5 5V20M9.5 20v-5.5h5V20M10 11h4" />
    </Icon>
  );
}

/** The icon of each page, in the sidebar, in the palette and beside other links to it. */
export const pageIcons = {
  dashboard: DashboardIcon,
  requests: RequestsIcon,
  employees: EmployeesIcon,
  customers: CustomersIcon,
  payments: PaymentsIcon,
  challenges: ChallengesIcon,
  due: DueIcon,
  approvals: ApprovalsIcon,
  notices: NoticesIcon,
  products: ProductsIcon,
  reports: ReportsIcon,
  imports: ImportsIcon,
  blog: BlogIcon,
  profile: UserIcon,
  settings: SettingsIcon,
  lender: LenderIcon,
  texts: TextsIcon,
  rules: ClockIcon,
  relief: ReliefIcon,
  branches: BranchIcon,
  audit: ShieldIcon,
  add: PlusIcon,
} as const satisfies Readonly<Record<string, ComponentType<IconProps>>>;

export type PageIcon = keyof typeof pageIcons;
