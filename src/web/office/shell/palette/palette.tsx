import { Button, Input, Loader } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { searchTextLengthMax } from '#contract/insight/search.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { SearchIcon } from '#web/office/kit/ui/office-icons.tsx';
import type { PagePlaces } from '../../pages.ts';
import { messages as shellMessages } from '../shell.messages.ts';
import { useMay } from '../use-may.ts';
// Before the module, which says otherwise.
import './palette-kit.css';
import { foundOf, messages } from './palette.messages.ts';
import classes from './palette.module.css';
import { PaletteFoot } from './palette-foot.tsx';
import { type PaletteGroup, usePaletteGroups } from './use-palette-groups.tsx';
import { type Search, useSearch } from './use-search.ts';

const [store, spotlight] = createSpotlight();

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly places: PagePlaces;
}

/** One field that leads everywhere: to customers, agreements and receipts, to pages, and to actions. */
export function Palette({ isOpen, onClose, places }: PaletteProps) {
  const pick = usePick();
  useEffect(() => {
    if (isOpen) spotlight.open();
    else spotlight.close();
  }, [isOpen]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      onSpotlightClose={onClose}
      attributes={{ content: { 'aria-label': pick(messages.title) } }}
      // The kit would lock the page by an inline style element, which the content policy refuses; the style sheet does it.
      lockScroll={false}
      overlayProps={{ backgroundOpacity: 0.42, blur: 0, color: '#0f1b2d' }}
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.window, body: classes.body }}
      radius="xl"
    >
      {isOpen && <Finder places={places} />}
    </Spotlight.Root>
  );
}

/** The field and its list, by the pattern of a combobox: the focus stays in the field, the arrows choose in the list. */
function Finder({ places }: Pick<PaletteProps, 'places'>) {
  const pick = usePick();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = useSearch(text);
  const groups = usePaletteGroups(text, places, search.results);
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => optionId(listId, id)));
  const activeId = ids[Math.min(chosen, ids.length - 1)];
  const label = pick(useMay('customers.read') ? shellMessages.search : shellMessages.searchPages);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function choose(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || ids.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((Math.min(chosen, ids.length - 1) + step + ids.length) % ids.length);
    }
    if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  }

  return (
    <>
      <Input
        data-autofocus
        size="lg"
        variant="unstyled"
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
        classNames={{ wrapper: classes.field, input: classes.input }}
        leftSection={<SearchIcon />}
        rightSection={search.state === 'searching' && <Loader size={18} />}
        value={text}
        onKeyDown={choose}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
      />
      <p className="visually-hidden" role="status">
        {search.state === 'searching' && pick(messages.searching)}
        {search.state === 'done' && pick(foundOf)(search.results.length)}
      </p>
      {search.state === 'failed' && <Failed search={search} />}
      <Spotlight.ActionsList
        id={listId}
        role="listbox"
        aria-label={pick(messages.results)}
        className={classes.list}
      >
        {groups.map((group) => (
          <Group key={group.label} group={group} listId={listId} activeId={activeId} />
        ))}
      </Spotlight.ActionsList>
      {ids.length === 0 && search.state !== 'failed' && <Nothing state={search.state} />}
      <PaletteFoot />
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
}

function Group({ group, listId, activeId }: GroupProps) {
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
            onClick={() => {
              spotlight.close();
              run();
            }}
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
}

function Nothing({ state }: NothingProps) {
  const pick = usePick();
  const hint = useMay('customers.read') ? messages.howToSearch : messages.otherWord;
  return (
    <Stack pad={[6, 5]} tone="muted" className={classes.nothing}>
      <Text as="strong" size={4} tone="ink">
        {pick(state === 'searching' ? messages.searching : messages.nothing)}
      </Text>
      <p>{pick(hint)}</p>
    </Stack>
  );
}
