import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { ChevronDownIcon, HomeIcon, LogoutIcon } from '#web/office/kit/ui/office-icons.tsx';
import { sitePath } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { roleNames } from '#web/ui/role-names.messages.ts';
import classes from './account-menu.module.css';
import { messages } from './shell.messages.ts';
import { useRole } from './use-area.ts';
import { useLeave } from './use-leave.ts';
import { usePageLink } from './use-page-link.ts';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const pick = usePick();
  const language = useLanguage();
  const leave = useLeave();
  const { user } = useSession();
  const role = useRole();
  const pageLink = usePageLink();
  if (user === null) return null;
  const own = [pageLink('profile'), pageLink('settings')];

  return (
    <Menu width={280} position="bottom-end">
      <Menu.Target>
        <button type="button" className={classes.target}>
          <span className="visually-hidden">{pick(messages.account)}</span>
          <Avatar name={user.fullName} shape="circle" />
          <span className={classes.who}>
            <bdi className={classes.name}>{user.fullName}</bdi>
            <span className={classes.role}>{pick(roleNames[role])}</span>
          </span>
          <ChevronDownIcon size={18} className={classes.chevron} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.card}>
          <Avatar name={user.fullName} shape="circle" />
          <div className={classes.facts}>
            <bdi className={classes.name}>{user.fullName}</bdi>
            <span className={classes.role}>{pick(roleNames[role])}</span>
            {user.email !== null && (
              <span className={classes.email}>
                <Code>{user.email}</Code>
              </span>
            )}
          </div>
        </div>
        <Menu.Divider />
        <Menu.Item component="a" href={sitePath(language)} leftSection={<HomeIcon />}>
          {pick(messages.home)}
        </Menu.Item>
        {own.map(({ to, label, icon: Sign }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Sign />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<LogoutIcon className={classes.mirrored} />}
          className={classes.logout}
          onClick={leave}
        >
          {pick(messages.logout)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
