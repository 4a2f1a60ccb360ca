import { Menu } from '@mantine/core';
import { usePick } from '#web/i18n/language.ts';
import { CheckIcon, SwitchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { messages, workspace } from './shell.messages.ts';
import classes from './workspace-switcher.module.css';

/** Shows the one workspace that there is. */
export function WorkspaceSwitcher() {
  const pick = usePick();
  return (
    <Menu width="target">
      <Menu.Target>
        <button type="button" className={classes.target}>
          <span className="visually-hidden">{pick(messages.workspace)}</span>
          <WorkspaceName />
          <SwitchIcon size={18} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item rightSection={<CheckIcon size={18} className={classes.check} />} className={classes.item}>
          <WorkspaceName />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function WorkspaceName() {
  return (
    <span className={classes.workspace} lang="en">
      <span className={classes.tile} aria-hidden="true">
        1
      </span>
      <span>
        <span className={classes.name}>{workspace.name}</span>
        <span className={classes.plan}>{workspace.plan}</span>
      </span>
    </span>
  );
}
