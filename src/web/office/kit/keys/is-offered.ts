/** True for a control that can be pressed now: a visible one, or an entry of a closed menu whose button is visible. */
export function isOffered(control: HTMLElement): boolean {
  const menu = control.closest('[popover]');
  const isThere = menu === null ? control.checkVisibility() : menu.parentElement?.checkVisibility() === true;
  return isThere && control.ariaDisabled !== 'true';
}
