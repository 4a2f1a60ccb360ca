import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Input } from '#web/office/kit/controls/input.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useModal } from '#web/office/kit/overlay/use-modal.ts';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { SearchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { pageIcons } from '#web/office/kit/ui/page-icons.tsx';
import { sessionStore } from '#web/session/session.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import type { AreaPage } from '../../pages.ts';
import { openedLately } from '../lately/opened-lately.ts';
import { isMeant } from '../palette/clerk-words.ts';
import { useShownPages } from '../use-shown-pages.ts';
import { messages, subjectNames } from './launcher.messages.ts';
import classes from './launcher.module.css';
import { subjectOrder, subjects } from './subjects.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

interface LauncherProps {
  readonly onClose: () => void;
}

/** All pages of the role, by subject, with what waits there, and above them those that were opened lately. */
export function Launcher({ onClose }: LauncherProps) {
  const pick = usePick();
  const pages = useShownPages();
  const [text, setText] = useState('');
  const lately = text === '' ? openedLately(sessionStore.get().token) : [];
  const list = useRef<HTMLDivElement>(null);
  const counts = useWaitingCounts();
  const groups = subjectOrder
    .map((subject) => ({
      subject,
      places: subjects[subject]
        .flatMap((name) => pages.filter((page) => page.name === name))
        .filter(({ title }) => isMeant(title, text)),
    }))
    .filter(({ places }) => places.length > 0);

  function openFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Else it would press the button that gets the focus back.
    event.preventDefault();
    list.current?.querySelector('a')?.click();
  }

  return (
    <dialog {...useModal(onClose)} className={classes.launcher} aria-label={pick(messages.title)}>
      <Row gap={[2, 4]} align="center" justify="space-between" wraps pad={[3, 4]} className={classes.head}>
        <Input
          size="sm"
          autoFocus
          type="search"
          aria-label={pick(messages.find)}
          placeholder={pick(messages.find)}
          autoComplete="off"
          leftSection={<SearchIcon size={18} />}
          frameClass={classes.field}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={openFirst}
        />
        <Text size={2} tone="muted" className={classes.hint}>
          {pick(messages.goTo)}
        </Text>
      </Row>
      {groups.length === 0 && (
        <Text role="status" tone="muted" className={classes.none}>
          {pick(messages.none)}
        </Text>
      )}
      {lately.length > 0 && (
        <Row as="section" gap={[0, 3]} align="center" wraps pad={[2, 4]} aria-label={pick(messages.lately)}>
          <Text as="h2" size={2} tone="muted" weight={600}>
            {pick(messages.lately)}
          </Text>
          {lately.map(({ path, label }) => (
            <Row
              as={Link}
              key={path}
              to={path}
              align="center"
              pad={[1, 2]}
              tone="ink"
              className={classes.place}
              onClick={onClose}
            >
              {pick(label)}
            </Row>
          ))}
        </Row>
      )}
      <Grid ref={list} gap={[5, 3]} column="12.5rem" align="start" pad={4}>
        {groups.map(({ subject, places }) => (
          <section key={subject} aria-label={pick(subjectNames[subject])}>
            <Text as="h2" size={2} tone="muted" weight={600} className={classes.subject}>
              {pick(subjectNames[subject])}
            </Text>
            <ul>
              {places.map((page) => (
                <li key={page.name}>
                  <PlaceLink page={page} waiting={counts[page.name] ?? 0} onOpen={onClose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Grid>
    </dialog>
  );
}

interface PlaceLinkProps {
  readonly page: AreaPage;
  readonly waiting: number;
  readonly onOpen: () => void;
}

function PlaceLink({ page: { title, icon, key, patterns }, waiting, onOpen }: PlaceLinkProps) {
  const pick = usePick();
  const Sign = pageIcons[icon];
  return (
    <Row
      as={Link}
      to={patterns.at(-1) ?? ''}
      gap={3}
      align="center"
      pad={[1, 2]}
      tone="ink"
      className={classes.place}
      onClick={onOpen}
    >
      <Sign />
      <span className="lowered">{pick(title)}</span>
      {waiting > 0 && (
        <Text as={Ltr} size={2} weight={600}>
          {formatCount(waiting)}
        </Text>
      )}
      {key !== undefined && <ButtonKey>{`G ${key}`}</ButtonKey>}
    </Row>
  );
}
