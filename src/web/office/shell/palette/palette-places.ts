import type { ComponentType } from 'react';
import type { Phrase } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import { areaPaths } from '#web/area-paths.ts';
import { BranchIcon, ClockIcon, ShieldIcon, TextsIcon } from '#web/office/kit/ui/action-icons.tsx';
import {
  AddIcon,
  BlogIcon,
  ChallengesIcon,
  ProductsIcon,
  SettingsIcon,
  UserIcon,
} from '#web/office/kit/ui/office-icons.tsx';
import { auditTitle } from '#web/office/lender/audit/audit.messages.ts';
import { messages as branchMessages } from '#web/office/lender/branches/branches.messages.ts';
import { messages as settingsMessages } from '#web/office/lender/settings/settings.messages.ts';
import type { IconProps } from '#web/ui/icon.tsx';
import { menus } from '../menus.ts';
import { messages } from './palette.messages.ts';

/** A page that the palette leads to. */
export interface Place {
  readonly label: Phrase;
  readonly to: string;
  readonly icon: ComponentType<IconProps>;
}

const { superadmin: admin, employee, customer } = areaPaths;

function own(role: Role): Place[] {
  const { profile, settings } = areaPaths[role];
  return [
    { label: messages.profile, to: profile, icon: UserIcon },
    { label: messages.settings, to: settings, icon: SettingsIcon },
  ];
}

/** Every page that a role may open: its menu, and what stands in no menu. */
export const places: Readonly<Record<Role, readonly Place[]>> = {
  superadmin: [
    ...menus.superadmin,
    { label: messages.products, to: admin.products, icon: ProductsIcon },
    ...own('superadmin'),
    { label: settingsMessages.lender, to: admin.lenderProfile, icon: UserIcon },
    { label: settingsMessages.texts, to: admin.siteTexts, icon: TextsIcon },
    { label: settingsMessages.rules, to: admin.officeRules, icon: ClockIcon },
    { label: branchMessages.title, to: admin.branches, icon: BranchIcon },
    { label: auditTitle, to: admin.audit, icon: ShieldIcon },
  ],
  employee: [
    ...menus.employee,
    { label: messages.products, to: employee.products, icon: ProductsIcon },
    { label: messages.challenges, to: employee.challenges, icon: ChallengesIcon },
    ...own('employee'),
  ],
  customer: [
    ...menus.customer,
    { label: messages.blog, to: customer.blog, icon: BlogIcon },
    ...own('customer'),
  ],
};

/** What a role may begin. */
export const beginnings: Readonly<Record<Role, readonly Place[]>> = {
  superadmin: [
    { label: messages.newCustomer, to: admin.newCustomer, icon: AddIcon },
    { label: messages.newEmployee, to: admin.newEmployee, icon: AddIcon },
  ],
  employee: [{ label: messages.newCustomer, to: employee.newCustomer, icon: AddIcon }],
  customer: [],
};
