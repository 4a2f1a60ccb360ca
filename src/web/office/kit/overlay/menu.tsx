import { type ElementType, type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '../controls/action-icon.tsx';
import { Button } from '../controls/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { LockIcon } from '../ui/action-icons.tsx';
import { ButtonKey } from '../ui/keys.tsx';
import classes from './menu.module.css';

/** Between the button and its menu, in px. */
const gap = 8;

/** An action that is not allowed keeps the menu open, because it says why. */
const chosenItem = '[role="menuitem"]:not([aria-disabled="true"])';

interface MenuProps {
  /** The name of a button without words. */
  readonly label?: string;
  /** The button's own style; without it the button is the kit's, with an icon if it has a label. */
  readonly buttonClass?: string | undefined;
  readonly variant?: 'default' | 'subtle';
  readonly button: ReactNode;
  /** In px; the default is the width of its button. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A button with its menu below, by the menu button pattern: the arrows move, Escape goes back to the button. */
export function Menu({ label, buttonClass, variant = 'default', button, width, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const KitButton: ElementType = label === undefined ? Button : ActionIcon;
  const Opener = buttonClass === undefined ? KitButton : 'button';
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        {...(buttonClass === undefined ? { variant } : { className: buttonClass })}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          menu.current?.showPopover();
        }}
      >
        {button}
      </Opener>
      <div
        ref={menu}
        id={id}
        role="menu"
        popover="auto"
        className={classes.menu}
        onBeforeToggle={({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
          if (newState === 'open' && opener.current !== null)
            place(currentTarget, opener.current.getBoundingClientRect(), width);
        }}
        onToggle={({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
          if (newState !== 'open') return;
          if (opener.current !== null) keepInSight(currentTarget, opener.current.getBoundingClientRect());
          itemsOf(currentTarget)[0]?.focus();
        }}
        onKeyDown={moveFocus}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
        onClick={({ target, currentTarget }) => {
          if ((target as Element).closest(chosenItem) !== null) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** Aligned with the end of the button. */
function place(menu: HTMLElement, button: DOMRect, width = button.width) {
  const isLeftToRight = getComputedStyle(menu).direction === 'ltr';
  menu.style.inlineSize = `${width}px`;
  menu.style.top = `${button.bottom + gap}px`;
  const left = isLeftToRight ? button.right - width : button.left;
  const room = document.documentElement.clientWidth - width - gap;
  menu.style.left = `${Math.max(gap, Math.min(left, room))}px`;
}

/** Above its button if there is no room below. */
function keepInSight(menu: HTMLElement, button: DOMRect) {
  const { bottom, height } = menu.getBoundingClientRect();
  if (bottom > window.innerHeight) menu.style.top = `${Math.max(gap, button.top - gap - height)}px`;
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** Around the ends, as a menu does; Tab leaves it. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  // The focus returns to the button first, even if nothing after the menu can take it.
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items.at(goal % items.length)?.focus();
}

interface MenuItemProps {
  /** A page of the app; `href` is one outside of it. With neither, it runs an action. */
  readonly to?: string;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** The reason why it cannot be done now, below its name. */
  readonly disabledReason?: Phrase | null;
  readonly icon?: ReactNode;
  /** The key that presses it, also while the menu is closed. */
  readonly shortcut?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { to, href, onSelect, disabledReason = null, icon, shortcut, className = '', children } = props;
  const pick = usePick();
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: `${classes.item} ${className}`,
    'aria-keyshortcuts': shortcut,
  };
  const content = (
    <>
      {icon}
      <span className={classes.words}>{children}</span>
      {shortcut !== undefined && <ButtonKey>{shortcut}</ButtonKey>}
    </>
  );
  if (to !== undefined)
    return (
      <Link {...look} to={to}>
        {content}
      </Link>
    );
  if (href !== undefined)
    return (
      <a {...look} href={href}>
        {content}
      </a>
    );
  if (disabledReason !== null)
    return (
      <button {...look} type="button" aria-disabled="true">
        <LockIcon size={18} />
        <span className={classes.words}>
          {children}
          <Stack as="span" size={2} tone="muted">
            {pick(disabledReason)}
          </Stack>
        </span>
      </button>
    );
  return (
    <button {...look} type="button" onClick={onSelect}>
      {content}
    </button>
  );
}

interface MenuGroupProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Items that belong together, under their name. */
export function MenuGroup({ name, children }: MenuGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: items of a menu are no fields of a form
    <div role="group" aria-labelledby={id}>
      <Stack id={id} role="presentation" pad={[2, 2]} size={2} tone="muted" weight={600}>
        {name}
      </Stack>
      {children}
    </div>
  );
}

export function MenuDivider() {
  return <hr className={classes.divider} />;
}
