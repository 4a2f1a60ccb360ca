import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { LanguageSwitch } from '#web/office/kit/language/language-switch.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Keys } from '#web/office/kit/ui/keys.tsx';
import { GridIcon, MenuIcon, SearchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { paths } from '#web/paths.ts';
import { productName } from '#web/ui/brand.messages.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NewMenu } from './launcher/new-menu.tsx';
import { useLender } from './lender/use-lender.ts';
import { messages } from './shell.messages.ts';
import classes from './top-bar.module.css';
import { useRole } from './use-area.ts';
import { useMay } from './use-may.ts';

interface TopBarProps {
  readonly onOpenMenu: () => void;
  readonly onSearch: () => void;
  readonly onLaunch: () => void;
  /** The notices, for staff. */
  readonly notices: ReactNode;
}

export function TopBar({ onOpenMenu, onSearch, onLaunch, notices }: TopBarProps) {
  const pick = usePick();
  const isForStaff = useMay('notices.read');
  const { name } = useLender();
  const isCustomer = useRole() === 'customer';
  // On a narrow screen of staff only the mark is seen.
  const brand = isCustomer ? pick(name) : productName;
  return (
    <Row
      as="header"
      gap={1}
      align="center"
      pad={[0, 2]}
      className={`${classes.bar} screen-only`}
      data-staff={isForStaff}
    >
      <ActionIcon
        className={classes.menuButton}
        size={44}
        aria-label={pick(messages.openMenu)}
        onClick={onOpenMenu}
      >
        <MenuIcon size={22} />
      </ActionIcon>
      <Row
        as={Link}
        to={paths.dashboard}
        gap={2}
        align="center"
        size={5}
        tone="ink"
        weight={600}
        className={classes.brand}
        aria-label={brand}
      >
        <QistMark size={30} />
        <span>{brand}</span>
      </Row>
      <SearchButton onSearch={onSearch} />
      <Row gap={1} align="center" className={classes.end}>
        {isForStaff && (
          <ActionIcon
            size={44}
            className={classes.launch}
            aria-label={pick(messages.allPages)}
            aria-haspopup="dialog"
            onClick={onLaunch}
          >
            <GridIcon size={22} />
          </ActionIcon>
        )}
        {isForStaff && (
          <span className={classes.launch}>
            <NewMenu />
          </span>
        )}
        {isForStaff && notices}
        <LanguageSwitch />
        <AccountMenu />
      </Row>
    </Row>
  );
}

/** Looks like the field that it opens. */
function SearchButton({ onSearch }: Pick<TopBarProps, 'onSearch'>) {
  const pick = usePick();
  const isForStaff = useMay('customers.read');
  return (
    <Row
      as="button"
      type="button"
      gap={2}
      align="center"
      justify="center"
      tone="muted"
      className={classes.search}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
    >
      <SearchIcon />
      <span className={classes.searchLabel}>{pick(isForStaff ? messages.search : messages.searchPages)}</span>
      <span className={classes.keys}>
        <Keys>{searchKeys}</Keys>
      </span>
    </Row>
  );
}

const searchKeys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
