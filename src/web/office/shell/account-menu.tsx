import { authAddresses } from '#web/api/auth-addresses.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Menu, MenuDivider, MenuItem } from '#web/office/kit/overlay/menu.tsx';
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

/** The signed-in user, and the way to sign out. */
export function AccountMenu() {
  const pick = usePick();
  const language = useLanguage();
  const leave = useLeave();
  const { user } = useSession();
  const { data: session } = useEndpoint(authAddresses.getSession);
  const role = useRole();
  const pageLink = usePageLink();
  if (user === null) return null;
  const own = [pageLink('profile'), pageLink('settings')];
  const name = personName({ fullName: user.fullName, fullNameUr: session?.fullNameUr ?? null }, language);

  return (
    <Menu
      width={280}
      buttonClass={classes.target}
      button={
        <>
          <span className="visually-hidden">{pick(messages.account)}</span>
          <Avatar name={name} shape="circle" />
          <span className={classes.who}>
            <bdi className={classes.name}>{name}</bdi>
            <span className={classes.role}>{pick(roleNames[role])}</span>
          </span>
          <ChevronDownIcon size={18} className={classes.chevron} />
        </>
      }
    >
      <div className={classes.card}>
        <Avatar name={name} shape="circle" />
        <div className={classes.facts}>
          <bdi className={classes.name}>{name}</bdi>
          <span className={classes.role}>{pick(roleNames[role])}</span>
          {user.email !== null && (
            <span className={classes.email}>
              <Code>{user.email}</Code>
            </span>
          )}
        </div>
      </div>
      <MenuDivider />
      <MenuItem href={sitePath(language)} icon={<HomeIcon />}>
        {pick(messages.home)}
      </MenuItem>
      {own.map(({ to, label, icon: Sign }) => (
        <MenuItem key={to} to={to} icon={<Sign />}>
          {label}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem
        icon={<LogoutIcon className={classes.mirrored} />}
        className={classes.logout}
        onSelect={() => void leave()}
      >
        {pick(messages.logout)}
      </MenuItem>
    </Menu>
  );
}
