import type { ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { MenuItem } from '../overlay/menu.tsx';
import { LockIcon } from './action-icons.tsx';
import classes from './menu-action.module.css';

interface MenuActionProps {
  readonly icon: ReactNode;
  /** Why it cannot be done now, said under its name; null while it can. */
  readonly disabledReason: Phrase | null;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Something to do, in a menu. What cannot be done is there too and says why, for the keyboard as for the eye. */
export function MenuAction({ icon, disabledReason, onPress, children }: MenuActionProps) {
  const pick = usePick();
  const isDisabled = disabledReason !== null;
  return (
    <MenuItem
      icon={isDisabled ? <LockIcon size={18} /> : icon}
      isDisabled={isDisabled}
      className={classes.item}
      onSelect={onPress}
    >
      {children}
      {isDisabled && <span className={classes.reason}>{pick(disabledReason)}</span>}
    </MenuItem>
  );
}
