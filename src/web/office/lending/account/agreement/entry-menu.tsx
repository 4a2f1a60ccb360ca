import type { Agreement } from '#contract/lending/agreements.ts';
import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { MoreIcon, UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { reversal } from '../../ground/approval/kinds/reversal.ts';
import { moreAbout } from './agreement.messages.ts';
import classes from './agreement-tables.module.css';
import { whyNoReversal } from './why-not.ts';

interface EntryMenuProps {
  readonly agreement: Agreement;
  readonly entry: Agreement['entries'][number];
}

/** The actions on an entry. A press in the menu does not press the row. */
export function EntryMenu({ agreement, entry }: EntryMenuProps) {
  const pick = usePick();
  const language = useLanguage();
  const openDrawer = useOpenDrawer();
  const { id, kind, valuedOn } = entry;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a press from the row around it
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <Menu
        label={pick(moreAbout)(pick(entryKindNames[kind]), formatDate(valuedOn, language))}
        variant="subtle"
        button={<MoreIcon size={18} />}
        width={260}
      >
        <MenuItem
          icon={<UndoIcon size={18} className={`mirrored ${classes.undo}`} />}
          disabledReason={whyNoReversal(agreement, entry)}
          onSelect={() => openDrawer('request:reversal', id)}
        >
          {pick(reversal.invitation)}
        </MenuItem>
      </Menu>
    </span>
  );
}
