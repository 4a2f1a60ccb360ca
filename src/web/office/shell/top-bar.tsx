import { ActionIcon } from '@mantine/core';
import { formatToday } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { MenuIcon } from '../ui/office-icons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { messages } from './shell.messages.ts';
import classes from './top-bar.module.css';

interface TopBarProps {
  readonly onOpenMenu: () => void;
}

export function TopBar({ onOpenMenu }: TopBarProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.menuButton}
        size={44}
        aria-label={pick(messages.openMenu)}
        onClick={onOpenMenu}
      >
        <MenuIcon size={22} />
      </ActionIcon>
      <p className={classes.today}>{formatToday(now, language)}</p>
      <div className={classes.end}>
        <LanguageSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}
