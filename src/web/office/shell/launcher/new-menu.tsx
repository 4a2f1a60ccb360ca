import { usePick } from '#web/i18n/language.ts';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { pageIcons } from '#web/office/kit/ui/page-icons.tsx';
import type { PageName } from '../../pages.ts';
import { messages } from '../shell.messages.ts';
import { useShownPages } from '../use-shown-pages.ts';

/** The tasks of every hour come first. */
const first: readonly PageName[] = ['newPayment', 'newCustomer'];

/** In px. */
const menuWidth = 240;

/** The pages that begin something new, from wherever the reader is. */
export function NewMenu() {
  const pick = usePick();
  const beginnings = useShownPages().filter(
    ({ isBeginning, patterns }) => isBeginning && patterns.every((pattern) => !pattern.includes(':')),
  );
  const placeOf = (name: PageName) => (first.includes(name) ? first.indexOf(name) : first.length);
  if (beginnings.length === 0) return null;
  return (
    <Menu label={pick(messages.beginNew)} variant="subtle" button={<PlusIcon size={22} />} width={menuWidth}>
      {beginnings
        .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
        .map(({ name, patterns, title, icon }) => {
          const Sign = pageIcons[icon];
          return (
            <MenuItem key={name} to={patterns.at(-1) ?? ''} icon={<Sign />}>
              {pick(title)}
            </MenuItem>
          );
        })}
    </Menu>
  );
}
