import { type KeyboardEvent, type ReactNode, type Ref, type ToggleEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import classes from './menu.module.css';

/** Between the button and its menu, in px. */
const gap = 8;

/** What makes a button open its menu. */
interface Opener {
  readonly ref: Ref<HTMLButtonElement>;
  readonly type: 'button';
  readonly 'aria-haspopup': 'menu';
  readonly popoverTarget: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuProps {
  /** The button, given what it needs. */
  readonly button: (opener: Opener) => ReactNode;
  /** In px; by itself a menu is as wide as its button. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A button and what it opens below itself, by the pattern of a menu button: the arrows move, Escape goes back to the button. */
export function Menu({ button, width, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      {button({
        ref: opener,
        type: 'button',
        'aria-haspopup': 'menu',
        popoverTarget: id,
        onKeyDown(event) {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          menu.current?.showPopover();
        },
      })}
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
          if (newState === 'open') begin(currentTarget, opener.current);
        }}
        onKeyDown={moveFocus}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
        onClick={({ target, currentTarget }) => {
          if ((target as Element).closest('[role="menuitem"]:not([aria-disabled="true"])') !== null)
            currentTarget.hidePopover();
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

/** Above its button where there is no room below; away as soon as the page moves under it. */
function begin(menu: HTMLElement, button: HTMLElement | null) {
  const { bottom, height } = menu.getBoundingClientRect();
  const above = (button?.getBoundingClientRect().top ?? 0) - height - gap;
  if (bottom > window.innerHeight && above > 0) menu.style.top = `${above}px`;
  itemsOf(menu)[0]?.focus({ preventScroll: true });
  document.addEventListener('scroll', () => menu.isConnected && menu.hidePopover(), { once: true });
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
  /** It is there, and does nothing. */
  readonly isDisabled?: boolean;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { to, href, onSelect, isDisabled = false, icon, className = '', children } = props;
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
    <button {...look} type="button" aria-disabled={isDisabled} onClick={isDisabled ? undefined : onSelect}>
      {content}
    </button>
  );
}

export function MenuDivider() {
  return <hr className={classes.divider} />;
}
