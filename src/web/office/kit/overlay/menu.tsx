import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import classes from './menu.module.css';

/** Between the button and its menu, in px. */
const gap = 8;

interface MenuProps {
  readonly buttonClass: string | undefined;
  readonly button: ReactNode;
  /** In px; by itself a menu is as wide as its button. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A button and what it opens below itself, by the pattern of a menu button: the arrows move, Escape goes back to the button. */
export function Menu({ buttonClass, button, width, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          menu.current?.showPopover();
        }}
      >
        {button}
      </button>
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
          if (newState === 'open') itemsOf(currentTarget)[0]?.focus();
        }}
        onKeyDown={moveFocus}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
        onClick={({ target, currentTarget }) => {
          if ((target as Element).closest('[role="menuitem"]') !== null) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** The two end at the same edge. */
function place(menu: HTMLElement, button: DOMRect, width = button.width) {
  const isLeftToRight = getComputedStyle(menu).direction === 'ltr';
  menu.style.inlineSize = `${width}px`;
  menu.style.top = `${button.bottom + gap}px`;
  menu.style.left = `${isLeftToRight ? button.right - width : button.left}px`;
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** Around the ends, as a menu does. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
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
  /** A page of the app; `href` is one outside of it. With neither, it does something. */
  readonly to?: string;
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function MenuItem({ to, href, onSelect, icon, className = '', children }: MenuItemProps) {
  const look = { role: 'menuitem', tabIndex: -1, className: `${classes.item} ${className}` };
  const content = (
    <>
      {icon}
      <span className={classes.words}>{children}</span>
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
  return (
    <button {...look} type="button" onClick={onSelect}>
      {content}
    </button>
  );
}

export function MenuDivider() {
  return <hr className={classes.divider} />;
}
