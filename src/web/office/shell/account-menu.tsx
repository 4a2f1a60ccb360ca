import { pickWritten } from '#domain/written.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
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

/** The signed-in user, with the button to sign out. */
export function AccountMenu() {
  const pick = usePick();
  const language = useLanguage();
  const leave = useLeave();
  const { user } = useSession();
  const { data: session } = useEndpoint(authAddresses.getSession);
  const pageLink = usePageLink();
  if (user === null) return null;
  const own = [pageLink('profile'), pageLink('settings')];
  const name = session === undefined ? user.fullName : pickWritten(session.name, language);

  return (
    <Menu
      width={280}
      buttonClass={classes.target}
      button={
        <>
          <span className="visually-hidden">{pick(messages.account)}</span>
          <Avatar name={name} shape="circle" />
          <span className={classes.who}>
            <Who name={name} />
          </span>
          <ChevronDownIcon size={18} className={classes.chevron} />
        </>
      }
    >
      <Row gap={3} pad={2}>
        <Avatar name={name} shape="circle" />
        <Stack>
          <Who name={name} />
          {user.email !== null && (
            <Text size={2} tone="muted">
              <Code>{user.email}</Code>
            </Text>
          )}
        </Stack>
      </Row>
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
        icon={<LogoutIcon className="mirrored" />}
        className={classes.logout}
        onSelect={() => void leave()}
      >
        {pick(messages.logout)}
      </MenuItem>
    </Menu>
  );
}

interface WhoProps {
  readonly name: string;
}

function Who({ name }: WhoProps) {
  const pick = usePick();
  const role = useRole();
  return (
    <>
      <Text as="div" size={3} weight={600}>
        <bdi>{name}</bdi>
      </Text>
      <Text as="div" size={2} tone="muted">
        {pick(roleNames[role])}
      </Text>
    </>
  );
}
