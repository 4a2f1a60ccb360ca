import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import type { ChoiceLink } from '#web/office/kit/list/use-list-address.ts';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { MoreIcon } from '#web/office/kit/ui/state-icons.tsx';
import { messages } from './due.messages.ts';

interface StartsOfDueProps {
  /** The list on paper. */
  readonly sheet: string;
  /** The form for a bag of slips; null for who records no payments. */
  readonly slips: string | null;
  /** The first customer to call; null when there is none. */
  readonly round: ChoiceLink | null;
  /** True if only the call has room, and the other ways are in a menu. */
  readonly isNarrow: boolean;
}

/** The ways to begin on the list: call in turn, enter the slips of a round, or print it for visits. */
export function StartsOfDue({ sheet, slips, round, isNarrow }: StartsOfDueProps) {
  const pick = usePick();
  const call = round !== null && (
    <Button as={Link} {...round} leftSection={<PhoneIcon size={18} />}>
      {pick(messages.startRound)}
    </Button>
  );
  if (isNarrow) {
    return (
      <>
        {call}
        <Menu label={pick(messages.moreStarts)} button={<MoreIcon />} width={240}>
          <MenuItem to={sheet} icon={<PrintIcon size={18} />}>
            {pick(messages.sheet)}
          </MenuItem>
          {slips !== null && <MenuItem to={slips}>{pick(messages.slips)}</MenuItem>}
        </Menu>
      </>
    );
  }
  return (
    <>
      <Button as={Link} to={sheet} variant="default" leftSection={<PrintIcon size={18} />}>
        {pick(messages.sheet)}
      </Button>
      {slips !== null && (
        <Button as={Link} to={slips} variant="default">
          {pick(messages.slips)}
        </Button>
      )}
      {call}
    </>
  );
}
