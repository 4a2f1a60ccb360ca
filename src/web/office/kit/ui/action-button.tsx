import { type ReactNode, type Ref, useId } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button, type ButtonLook } from '../controls/button.tsx';
import classes from './action-button.module.css';
import { LockIcon } from './action-icons.tsx';
import { ButtonKey } from './keys.tsx';
import tipClasses from './tip.module.css';
import { useTip } from './use-tip.ts';

interface ActionButtonProps extends ButtonLook {
  /** The reason why it is disabled; null when it is not. A button that is only gray leaves a clerk guessing. */
  readonly disabledReason: Phrase | null;
  /** It has been pressed and the answer is pending: another press does nothing. */
  readonly isRunning?: boolean;
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit';
  /** The id of the form that it submits, when it is outside of it. */
  readonly form?: string;
  readonly onPress?: () => void;
  /** The key that presses it. */
  readonly shortcut?: string;
  /** True if its key only moves the focus to it, and Enter presses it. */
  readonly takesEnter?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/**
 * A button for an action. It keeps the focus while the action runs. A disabled one says why: the reason opens on focus, under the
 * pointer and by touch, and Escape closes it.
 */
export function ActionButton({
  disabledReason,
  isRunning = false,
  icon,
  type = 'button',
  form,
  onPress,
  shortcut,
  takesEnter = false,
  ref,
  children,
  ...look
}: ActionButtonProps) {
  const pick = usePick();
  const reasonId = useId();
  const tip = useTip(disabledReason !== null);
  const isDisabled = disabledReason !== null;
  return (
    <span className={classes.action} {...tip.ofAnchor}>
      <Button
        {...look}
        ref={ref}
        type={type}
        form={form}
        aria-keyshortcuts={shortcut}
        data-enter-presses={takesEnter || undefined}
        rightSection={shortcut !== undefined && !isDisabled && <ButtonKey>{shortcut}</ButtonKey>}
        leftSection={isDisabled ? <LockIcon size={18} /> : icon}
        aria-disabled={isDisabled || isRunning}
        aria-describedby={isDisabled ? reasonId : undefined}
        data-disabled={isDisabled || undefined}
        data-running={isRunning || undefined}
        className={classes.button}
        onClick={(event) => {
          if (isDisabled || isRunning) event.preventDefault();
          else onPress?.();
        }}
      >
        {children}
      </Button>
      {isDisabled && (
        <span {...tip.ofTip} id={reasonId} role="tooltip" className={tipClasses.tip}>
          <span>{pick(disabledReason)}</span>
        </span>
      )}
    </span>
  );
}
