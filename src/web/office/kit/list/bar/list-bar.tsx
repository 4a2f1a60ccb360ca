import { type ReactNode, useContext, useId, useState } from 'react';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Icon, type IconProps } from '#web/ui/icon.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { ActionIcon } from '../../controls/action-icon.tsx';
import { Button } from '../../controls/button.tsx';
import { useAction } from '../../data/use-action.ts';
import { Row } from '../../layout/row.tsx';
import { useMediaQuery } from '../../layout/use-media-query.ts';
import { Dialog } from '../../overlay/dialog.tsx';
import { messages } from '../list.messages.ts';
import { useListRows } from '../use-list-rows.ts';
import classes from './list-bar.module.css';
import { ListBarEnd } from './list-bar-end.ts';

interface ListBarProps {
  /** The views of the list. */
  readonly tabs?: ReactNode;
  readonly search?: ReactNode;
  /** The values of the filters. Filters that hide rows are always in sight on a desk. */
  readonly chosen: readonly unknown[];
  /** Shown below the bar when they are asked for, and on a phone in a sheet. */
  readonly filters?: ReactNode;
  /** A control at the end of the bar. */
  readonly children?: ReactNode;
}

/** The head of a list in one row: its views, the search, the button that shows the filters, and the height of the rows. */
export function ListBar({ tabs, search, chosen, filters, children }: ListBarProps) {
  const pick = usePick();
  const id = useId();
  const count = chosen.filter((value) => value !== undefined).length;
  const [asked, setAsked] = useState<boolean>();
  const isOnPhone = useMediaQuery('(width < 48em)');
  const isOpen = asked ?? (count > 0 && !isOnPhone);
  const close = () => setAsked(false);
  const isFiltered = filters !== undefined && filters !== false;
  return (
    <>
      <div className={classes.room}>
        <div className={classes.bar}>
          {tabs}
          <Row gap={2} align="center" wraps className={classes.tools}>
            {search}
            {isFiltered && (
              <Button
                variant={isOpen ? 'light' : 'default'}
                size="sm"
                leftSection={<FilterIcon size={18} />}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setAsked(!isOpen)}
              >
                {pick(messages.filters)}
                {count > 0 && (
                  <span className={classes.count}>
                    <Ltr>{formatCount(count)}</Ltr>
                  </span>
                )}
              </Button>
            )}
            <DensityButton />
            {children}
            {useContext(ListBarEnd)}
          </Row>
        </div>
      </div>
      {isFiltered && (
        <Row id={id} gap={2} align="end" wraps pad={[2, 4]} className={classes.filters} data-open={isOpen}>
          {isOpen && isOnPhone ? (
            <Dialog
              title={pick(messages.filters)}
              isSheet
              actions={<Button onClick={close}>{pick(messages.showList)}</Button>}
              onClose={close}
            >
              {filters}
            </Dialog>
          ) : (
            filters
          )}
        </Row>
      )}
    </>
  );
}

/** Makes the rows compact or comfortable; the choice is kept with the account. */
function DensityButton() {
  const pick = usePick();
  const isCompact = useListRows() === 'compact';
  const { run } = useAction(authAddresses.editProfile);
  return (
    <ActionIcon
      variant={isCompact ? 'light' : 'subtle'}
      size={36}
      className={classes.density}
      aria-label={pick(messages.compactRows)}
      aria-pressed={isCompact}
      aria-keyshortcuts="D"
      onClick={() => void run({ body: { listRows: isCompact ? 'comfortable' : 'compact' } })}
    >
      <CompactRowsIcon size={18} />
    </ActionIcon>
  );
}

function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M7.5 12h9M10.5 17h3" />
    </Icon>
  );
}

function CompactRowsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 5.5h15M4.5 9.8h15M4.5 14.2h15M4.5 18.5h15" />
    </Icon>
  );
}
