import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import { customerEndpoints } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import controls from '#web/office/kit/controls/controls.module.css';
import { Input } from '#web/office/kit/controls/input.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { Spinner } from '#web/office/kit/controls/spinner.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useSettled } from '#web/office/kit/data/use-settled.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useChosenOption } from '#web/office/kit/list/use-chosen-option.ts';
import { SearchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import classes from './begin.module.css';
import { messages } from './new-payment.messages.ts';
import { DuePayerRow, FoundPayerRow } from './payer-rows.tsx';

/** Less leads to too much. */
const lettersMin = 2;
const pauseMs = 200;
/** The number of rows visible without scrolling. The due list has the others. */
const dueShownMax = 8;

interface Payer {
  readonly id: string;
  readonly row: ReactNode;
  readonly take: () => void;
}

interface FindPayerProps {
  readonly onFound: (customerId: string) => void;
}

/**
 * Finds the paying customer, and suggests those due today until a search begins. The focus stays in the field: arrows choose, Enter
 * takes. The search stays out of the address.
 */
export function FindPayer({ onFound }: FindPayerProps) {
  const pick = usePick();
  const listId = useId();
  const [text, setText] = useState('');
  const isSearch = text.trim().length >= lettersMin;
  const search = useFoundPayers(text.trim(), isSearch, onFound);
  const due = useDuePayers(!isSearch);
  const { payers, error, refetch } = isSearch ? search : due;
  const optionId = (id: string) => `${listId}-${id}`;
  const { activeId, onKeyDown, restart } = useChosenOption((payers ?? []).map(({ id }) => optionId(id)));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const label = pick(messages.search);
  return (
    <Stack gap={2} pad={4}>
      <search>
        <Input
          ref={field}
          size="sm"
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded={payers !== undefined && payers.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          autoComplete="off"
          placeholder={label}
          maxLength={100}
          className={controls.asTyped}
          leftSection={<SearchIcon size={18} />}
          rightSection={isSearch && payers === undefined && error === null && <Spinner />}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value);
            restart();
          }}
        />
      </search>
      {error !== null && (
        <LoadError
          title={pick(isSearch ? messages.failed : messages.dueNotLoaded)}
          failure={error}
          onRetry={refetch}
        />
      )}
      <Text role="status" tone="muted" className={classes.said}>
        {isSearch && error === null && payers === undefined && pick(messages.searching)}
        {isSearch && payers?.length === 0 && pick(messages.nothing)}
      </Text>
      {!isSearch && error === null && payers === undefined && <Skeleton height={320} radius="lg" />}
      {!isSearch && payers?.length === 0 && (
        <EmptyState
          drawing={<OpenRegister />}
          title={pick(messages.nothingDue)}
          text={pick(messages.nothingDueText)}
        />
      )}
      {!isSearch && payers !== undefined && payers.length > 0 && <DueHeading />}
      <div
        id={listId}
        role="listbox"
        aria-label={pick(isSearch ? messages.found : messages.dueToday)}
        className={classes.rows}
      >
        {payers?.map(({ id, row, take }) => (
          <Row
            as="button"
            key={id}
            type="button"
            gap={3}
            align="center"
            pad={2}
            id={optionId(id)}
            role="option"
            tabIndex={-1}
            aria-selected={optionId(id) === activeId}
            className={classes.row}
            onClick={take}
          >
            {row}
          </Row>
        ))}
      </div>
    </Stack>
  );
}

interface Payers {
  /** Undefined until they have loaded. */
  readonly payers: readonly Payer[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

function useFoundPayers(typed: string, isSearch: boolean, onFound: (customerId: string) => void): Payers {
  const asked = useSettled(typed, pauseMs);
  // The answer to other words must not be taken by mistake.
  const isAsked = isSearch && asked === typed;
  const { data, error, refetch } = useEndpoint(
    customerEndpoints.listCustomers,
    { body: { search: asked } },
    { enabled: isAsked, gcTime: 0 },
  );
  const payers = data?.map((customer) => ({
    id: customer.id,
    row: <FoundPayerRow customer={customer} />,
    take: () => onFound(customer.id),
  }));
  return {
    payers: isAsked ? payers : undefined,
    error: isAsked ? error : null,
    refetch: () => void refetch(),
  };
}

function useDuePayers(isAsked: boolean): Payers {
  const openDrawer = useOpenDrawer();
  const { data, error, refetch } = useEndpoint(
    collectionEndpoints.listDue,
    { query: { group: 'due_today' } },
    { enabled: isAsked },
  );
  const payers = data?.slice(0, dueShownMax).map((due) => ({
    id: due.agreementId,
    row: <DuePayerRow due={due} />,
    take: () => openDrawer('recordPayment', due.agreementId),
  }));
  return { payers, error: data === undefined ? error : null, refetch: () => void refetch() };
}

/** Names the customers most likely at the counter. */
function DueHeading() {
  const pick = usePick();
  const area = useArea();
  return (
    <Row gap={[1, 4]} align="baseline" justify="space-between" wraps>
      <h2>{pick(messages.dueToday)}</h2>
      <Link to={area.due()} className="touch">
        {pick(messages.wholeDueList)}
      </Link>
    </Row>
  );
}
