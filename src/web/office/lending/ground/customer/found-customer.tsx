import { useId, useRef, useState } from 'react';
import { customerEndpoints } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import controls from '#web/office/kit/controls/controls.module.css';
import { Input } from '#web/office/kit/controls/input.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useSettled } from '#web/office/kit/data/use-settled.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useChosenOption } from '#web/office/kit/list/use-chosen-option.ts';
import { CloseIcon, SearchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './customer-search.messages.ts';
import classes from './customer-search.module.css';

/** Less leads to too much. */
const lettersMin = 2;
const pauseMs = 200;
const shownMax = 8;

interface ChosenCustomerProps {
  readonly id: string;
  readonly ending: Phrase<(name: string) => string>;
  readonly onEnd: () => void;
}

/** The customer whose rows are shown, and the way back to all. */
export function ChosenCustomer({ id, ending, onEnd }: ChosenCustomerProps) {
  const pick = usePick();
  const language = useLanguage();
  const { data } = useEndpoint(customerEndpoints.getCustomer, { params: { id } });
  const name = data === undefined ? '…' : pickWritten(data.fullName, language);
  return (
    <Button
      variant="light"
      size="sm"
      rightSection={<CloseIcon size={16} />}
      aria-label={pick(ending)(name)}
      className={classes.chosen}
      onClick={onEnd}
    >
      <WrittenText>{name}</WrittenText>
    </Button>
  );
}

interface FindCustomerProps {
  readonly onChoose: (customerId: string) => void;
}

/** Arrows choose and Enter takes, while the focus stays in the field. */
export function FindCustomer({ onChoose }: FindCustomerProps) {
  const pick = usePick();
  const language = useLanguage();
  const listId = useId();
  const room = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const typed = text.trim();
  const asked = useSettled(typed, pauseMs);
  // The answer to other words must not be taken by mistake.
  const isAsked = typed.length >= lettersMin && asked === typed;
  const { data } = useEndpoint(
    customerEndpoints.listCustomers,
    { body: { search: asked } },
    { enabled: isAsked, gcTime: 0 },
  );
  const found = isAsked ? data?.slice(0, shownMax) : undefined;
  const optionId = (id: string) => `${listId}-${id}`;
  const { activeId, onKeyDown, restart } = useChosenOption((found ?? []).map(({ id }) => optionId(id)));
  const label = pick(messages.search);
  return (
    <search
      ref={room}
      className={classes.room}
      onBlur={({ relatedTarget }) => {
        if (!room.current?.contains(relatedTarget)) setText('');
      }}
    >
      <Input
        size="sm"
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded={found !== undefined && found.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-keyshortcuts="/"
        autoComplete="off"
        placeholder={label}
        maxLength={100}
        className={controls.asTyped}
        leftSection={<SearchIcon size={18} />}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value);
          restart();
        }}
      />
      <div id={listId} role="listbox" aria-label={pick(messages.found)} className={classes.found}>
        {found?.map(({ id, fullName, phone }) => (
          <Row
            as="button"
            key={id}
            type="button"
            id={optionId(id)}
            role="option"
            tabIndex={-1}
            aria-selected={optionId(id) === activeId}
            gap={3}
            align="baseline"
            justify="space-between"
            pad={[2, 3]}
            className={classes.option}
            onClick={() => onChoose(id)}
          >
            <WrittenText>{pickWritten(fullName, language)}</WrittenText>
            {phone !== null && (
              <Text as={Ltr} size={2} tone="muted">
                {formatStoredPhone(phone)}
              </Text>
            )}
          </Row>
        ))}
      </div>
      <Text role="status" size={2} tone="muted" className={classes.found}>
        {found?.length === 0 && <span className={classes.nothing}>{pick(messages.nothing)}</span>}
      </Text>
    </search>
  );
}
