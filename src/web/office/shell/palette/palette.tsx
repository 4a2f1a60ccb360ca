import { type KeyboardEvent, useId, useState } from 'react';
import { type SearchResult, searchTextLengthMax } from '#contract/insight/search.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { receiptNumberIn } from '#domain/insight/typed-command.ts';
import { readPaymentNumber } from '#domain/lending/agreements/payment-number.ts';
import { now } from '#web/format/now.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import controls from '#web/office/kit/controls/controls.module.css';
import { Spinner } from '#web/office/kit/controls/spinner.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useChosenOption } from '#web/office/kit/list/use-chosen-option.ts';
import { useModal } from '#web/office/kit/overlay/use-modal.ts';
import { SearchIcon } from '#web/office/kit/ui/office-icons.tsx';
import type { PagePlaces } from '../../pages.ts';
import { messages as shellMessages } from '../shell.messages.ts';
import { useMay } from '../use-may.ts';
import { foundOf, messages } from './palette.messages.ts';
import classes from './palette.module.css';
import { PaletteFoot } from './palette-foot.tsx';
import { customerCommand, useCommands } from './use-commands.tsx';
import { type PaletteGroup, usePaletteGroups } from './use-palette-groups.tsx';
import { type Search, useSearch } from './use-search.ts';

interface PaletteProps {
  readonly onClose: () => void;
  /** Shows the list of keys in its place. */
  readonly onKeys: () => void;
  readonly places: PagePlaces;
}

/**
 * One field that leads everywhere: to customers, agreements and receipts, to pages, and to actions. It is over everything, also
 * over an open drawer; a choice that would lose what was typed there is questioned first.
 */
export function Palette(props: PaletteProps) {
  const pick = usePick();
  return (
    <dialog {...useModal(props.onClose)} className={classes.window} aria-label={pick(messages.title)}>
      <Finder {...props} />
    </dialog>
  );
}

const isReceipt = ({ kind }: SearchResult) => kind === 'receipt' || kind === 'voucher';

/** The field and its list, by the pattern of a combobox: the focus stays in the field, the arrows choose in the list. */
function Finder({ onClose, onKeys, places }: PaletteProps) {
  const pick = usePick();
  const listId = useId();
  const [text, setText] = useState('');
  const command = customerCommand(text, businessDateOf(now()));
  const receipt = receiptNumberIn(text);
  const found = useSearch(receipt ?? text, receipt === null);
  const ofText = receipt === null ? found : { ...found, customers: found.customers.filter(isReceipt) };
  const ofCommand = useSearch(command?.customer ?? '', false);
  const search = command === null ? ofText : ofCommand;
  const commands = useCommands(command, ofCommand.customers);
  const groups = usePaletteGroups({
    text,
    places,
    found: ofText,
    commands,
    areMeant: command !== null && command.amount !== null,
    onKeys,
  });
  const entries = groups.flatMap((group) => group.entries);
  const ids = entries.map(({ id }) => optionId(listId, id));
  const { activeId, onKeyDown, restart } = useChosenOption(ids);
  const label = pick(useMay('customers.read') ? shellMessages.search : shellMessages.searchPages);

  function run(action: () => void) {
    onClose();
    action();
  }

  function takePayment(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return onKeyDown(event);
    event.preventDefault();
    const pay = entries[ids.indexOf(activeId ?? '')]?.pay;
    if (pay !== undefined) run(pay);
  }

  return (
    <>
      <Row gap={3} align="center" className={classes.field}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          maxLength={searchTextLengthMax}
          className={`${controls.asTyped} ${classes.input}`}
          value={text}
          onKeyDown={takePayment}
          onChange={(event) => {
            setText(event.currentTarget.value);
            restart();
          }}
        />
        {search.state === 'searching' && <Spinner />}
      </Row>
      <p className="visually-hidden" role="status">
        {search.state === 'searching' && pick(messages.searching)}
        {search.state === 'done' && pick(foundOf)(search.customers.length + search.employees.length)}
      </p>
      {search.state === 'failed' && <Failed search={search} />}
      <div id={listId} role="listbox" aria-label={pick(messages.results)} className={classes.list}>
        {groups.map((group) => (
          <Group key={group.label} group={group} listId={listId} activeId={activeId} onRun={run} />
        ))}
      </div>
      {ids.length === 0 && search.state !== 'failed' && <Nothing state={search.state} text={text} />}
      <PaletteFoot paysToo={entries.some(({ pay }) => pay !== undefined)} />
    </>
  );
}

function optionId(listId: string, entryId: string): string {
  return `${listId}-${entryId}`;
}

interface GroupProps {
  readonly group: PaletteGroup;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly onRun: (action: () => void) => void;
}

function Group({ group, listId, activeId, onRun }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
    <div role="group" aria-label={group.label} className={classes.group}>
      <Text as="div" size={2} tone="muted" className={classes.groupLabel} aria-hidden="true">
        {group.label}
      </Text>
      {group.entries.map(({ id, content, icon, run }) => {
        const isActive = optionId(listId, id) === activeId;
        return (
          <Row
            as="button"
            type="button"
            gap={3}
            align="center"
            pad={[2, 3]}
            tone="ink"
            key={id}
            id={optionId(listId, id)}
            role="option"
            tabIndex={-1}
            aria-selected={isActive}
            data-selected={isActive || undefined}
            className={classes.option}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRun(run)}
          >
            {icon}
            {content}
          </Row>
        );
      })}
    </div>
  );
}

interface FailedProps {
  readonly search: Search;
}

function Failed({ search }: FailedProps) {
  const pick = usePick();
  return (
    <Row
      role="alert"
      gap={3}
      align="center"
      justify="space-between"
      wraps
      pad={[3, 5]}
      tone="bad"
      className={classes.failed}
    >
      <div>
        <strong>{pick(messages.failed)}</strong>
        <p>
          <bdi>{search.failure?.message}</bdi>
        </p>
      </div>
      <Button variant="default" onClick={search.again}>
        {pick(messages.tryAgain)}
      </Button>
    </Row>
  );
}

interface NothingProps {
  readonly state: Search['state'];
  readonly text: string;
}

function Nothing({ state, text }: NothingProps) {
  const pick = usePick();
  const hint = useMay('customers.read') ? messages.howToSearch : messages.otherWord;
  const isMisread = state !== 'searching' && readPaymentNumber(text) === 'wrong_digit';
  return (
    <Stack pad={[6, 5]} tone="muted" className={classes.nothing}>
      <Text as="strong" size={4} tone="ink">
        {pick(state === 'searching' ? messages.searching : messages.nothing)}
      </Text>
      <p>{pick(isMisread ? messages.wrongDigit : hint)}</p>
    </Stack>
  );
}
