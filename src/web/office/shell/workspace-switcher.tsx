import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { CheckIcon, SwitchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { messages, workspace } from './shell.messages.ts';
import classes from './workspace-switcher.module.css';

/** Shows the one workspace that there is. */
export function WorkspaceSwitcher() {
  const pick = usePick();
  return (
    <Menu
      buttonClass={classes.target}
      button={
        <>
          <span className="visually-hidden">{pick(messages.workspace)}</span>
          <WorkspaceName />
          <SwitchIcon size={18} />
        </>
      }
    >
      <MenuItem className={classes.item}>
        <Row as="span" align="center" justify="space-between">
          <WorkspaceName />
          <CheckIcon size={18} className={classes.check} />
        </Row>
      </MenuItem>
    </Menu>
  );
}

function WorkspaceName() {
  return (
    <Row as="span" gap={3} align="center" lang="en">
      <span className={classes.tile} aria-hidden="true">
        1
      </span>
      <Stack as="span">
        <Text as="span" size={3} tone="ink" weight={500}>
          {workspace.name}
        </Text>
        <Text as="span" size={2} tone="muted">
          {workspace.plan}
        </Text>
      </Stack>
    </Row>
  );
}
