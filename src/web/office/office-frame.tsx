import { reportTitles } from '#contract/insight/report-labels.messages.ts';
import type { Role } from '#domain/rights/role.ts';
import { NoticeBell } from './desk/notices/notice-bell.tsx';
import { drawerLoaders } from './drawer-loaders.ts';
import { SignInAgain } from './identity/profile/sign-in-again.tsx';
import { SidebarFoot } from './insight/dashboards/today/sidebar-foot.tsx';
import { OfficeLayout } from './shell/office-layout.tsx';

interface OfficeFrameProps {
  /** The role of the framed area. */
  readonly role: Role;
}

/** The frame of the signed-in areas, with the parts of the features. The shell itself knows none of them. */
export function OfficeFrame({ role }: OfficeFrameProps) {
  return (
    <OfficeLayout
      role={role}
      drawers={drawerLoaders}
      places={{ report: reportTitles }}
      notices={<NoticeBell />}
      sidebarFoot={<SidebarFoot />}
      signInAgain={<SignInAgain />}
    />
  );
}
