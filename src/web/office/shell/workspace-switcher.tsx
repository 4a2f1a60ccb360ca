import { usePick } from '#web/i18n/language.ts';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { CheckIcon, SwitchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { messages, workspace } from './shell.messages.ts';
import classes from './workspace-switcher.module.css';

/** Shows the one workspace that there is. */
export function WorkspaceSwitcher() {
  const pick = usePick();
  return (
    <Menu
      button={(opener) => (
        <button {...opener} className={classes.target}>
          <span className="visually-hidden">{pick(messages.workspace)}</span>
          <WorkspaceName />
          <SwitchIcon size={18} />
        </button>
      )}
    >
      <MenuItem className={classes.item}>
        <span className={classes.chosen}>
          <WorkspaceName />
          <CheckIcon size={18} className={classes.check} />
        </span>
      </MenuItem>
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
