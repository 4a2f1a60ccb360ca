import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FoldIcon } from '#web/office/kit/ui/office-icons.tsx';
import { paths } from '#web/paths.ts';
import { productName } from '#web/ui/brand.messages.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import { isWithin, menuOf, type PageName } from '../pages.ts';
import { useLender } from './lender/use-lender.ts';
import { OfficeHours } from './office-hours.tsx';
import { messages } from './shell.messages.ts';
import classes from './sidebar.module.css';
import { useRole } from './use-area.ts';
import { usePage } from './use-page.ts';
import { usePageLink } from './use-page-link.ts';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

interface SidebarProps {
  readonly foot: ReactNode;
  /** True where only the icons are shown. */
  readonly isFolded?: boolean;
  /** Folds or unfolds it; left out where it does not stand beside the page. */
  readonly onFold?: (folded: boolean) => void;
}

/** The lender's name, the workspace, and the menu of the signed-in role. */
export function Sidebar({ foot, isFolded = false, onFold }: SidebarProps) {
  const pick = usePick();
  const { name } = useLender();
  const role = useRole();
  /** A customer came to the lender, and may never have heard of its software. */
  const isCustomer = role === 'customer';
  return (
    <nav aria-label={pick(messages.mainMenu)} className={classes.sidebar} data-folded={isFolded || undefined}>
      <Row
        as={Link}
        to={paths.dashboard}
        gap={3}
        align="center"
        pad={[1, 3]}
        tone="ink"
        className={classes.brand}
      >
        <QistMark size={34} />
        <Stack as="span" className={isFolded ? 'visually-hidden' : undefined}>
          <Text as="span" size={6} weight={600} className={classes.product}>
            {isCustomer ? pick(name) : productName}
          </Text>
          <Text as="span" size={2} tone="muted">
            {isCustomer ? productName : pick(name)}
          </Text>
        </Stack>
      </Row>
      {onFold && (
        <ActionIcon
          size={44}
          className={classes.fold}
          aria-label={pick(isFolded ? messages.unfoldMenu : messages.foldMenu)}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          <FoldIcon className="mirrored" />
        </ActionIcon>
      )}
      {!isFolded && <WorkspaceSwitcher />}
      <ul className={classes.menu}>
        {menuOf(role).map(({ name: page }) => (
          <li key={page}>
            <MenuEntry page={page} isFolded={isFolded} />
          </li>
        ))}
      </ul>
      {!isFolded && (
        <Stack gap={2} className={classes.foot}>
          {foot}
          <OfficeHours />
        </Stack>
      )}
    </nav>
  );
}

interface MenuEntryProps extends Required<Pick<SidebarProps, 'isFolded'>> {
  readonly page: PageName;
}

function MenuEntry({ page, isFolded }: MenuEntryProps) {
  const { to, label, icon: Sign } = usePageLink()(page);
  const isCurrent = isWithin(usePage().name, page);
  return (
    <Row
      as={Link}
      to={to}
      gap={3}
      align="center"
      pad={[0, 3]}
      tone="muted"
      weight={500}
      className={classes.entry}
      aria-current={isCurrent ? 'page' : undefined}
      title={isFolded ? label : undefined}
    >
      <Sign />
      <span className={isFolded ? 'visually-hidden' : 'lowered'}>{label}</span>
    </Row>
  );
}
