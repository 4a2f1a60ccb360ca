import { useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { isOffered } from '#web/office/kit/keys/is-offered.ts';
import { wordsOn } from '#web/office/kit/keys/words-on.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useModal } from '#web/office/kit/overlay/use-modal.ts';
import { Keys } from '#web/office/kit/ui/keys.tsx';
import { CloseIcon } from '#web/office/kit/ui/office-icons.tsx';
import { pagesOf } from '../../pages.ts';
import { useRole } from '../use-area.ts';
import { messages } from './keys.messages.ts';
import classes from './keys-sheet.module.css';

interface KeysSheetProps {
  readonly onClose: () => void;
}

interface KeyLine {
  readonly name: string;
  readonly keys: readonly string[];
}

/** All keys that work here: on every page, on the open one, in lists and in the search. */
export function KeysSheet({ onClose }: KeysSheetProps) {
  const pick = usePick();
  const role = useRole();
  const [ofPage] = useState(keysOfPage);
  const groups: readonly { readonly title: string; readonly lines: readonly KeyLine[] }[] = [
    {
      title: pick(messages.anywhere),
      lines: [
        { name: pick(messages.search), keys: ['Ctrl', 'K'] },
        { name: pick(messages.find), keys: ['/'] },
        { name: pick(messages.thisSheet), keys: ['?'] },
        { name: pick(messages.undo), keys: ['U'] },
        { name: pick(messages.close), keys: ['Esc'] },
      ],
    },
    { title: pick(messages.onThisPage), lines: ofPage },
    {
      title: pick(messages.inList),
      lines: [
        { name: pick(messages.rows), keys: ['J', 'K'] },
        { name: pick(messages.open), keys: ['Enter'] },
        { name: pick(messages.tabs), keys: ['[', ']'] },
        { name: pick(messages.chooseRow), keys: ['X'] },
        { name: pick(messages.chooseRange), keys: ['Shift', 'X'] },
        { name: pick(messages.clearChoice), keys: ['Esc'] },
      ],
    },
    {
      title: pick(messages.inSearch),
      lines: [
        { name: pick(messages.choose), keys: ['↑', '↓'] },
        { name: pick(messages.open), keys: ['Enter'] },
        { name: pick(messages.pay), keys: ['Ctrl', 'Enter'] },
      ],
    },
    {
      title: pick(messages.goTo),
      lines: pagesOf(role).flatMap(({ title, key }) =>
        key === undefined ? [] : [{ name: pick(title), keys: ['G', key] }],
      ),
    },
  ];
  return (
    <dialog {...useModal(onClose)} className={classes.sheet} aria-labelledby="keys-title">
      <Row as="header" gap={3} align="center" justify="space-between" pad={[4, 5]} className={classes.head}>
        <Stack>
          <h2 id="keys-title">{pick(messages.title)}</h2>
          <Text tone="muted">{pick(messages.lead)}</Text>
        </Stack>
        <ActionIcon aria-label={pick(messages.close)} onClick={onClose}>
          <CloseIcon />
        </ActionIcon>
      </Row>
      <div className={classes.groups}>
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul>
                {lines.map(({ name, keys }) => (
                  <Row
                    as="li"
                    key={`${name} ${keys.join()}`}
                    gap={3}
                    align="center"
                    justify="space-between"
                    pad={[1, 0]}
                    className={classes.line}
                  >
                    <span>{name}</span>
                    <Row as="span" gap={1} dir="ltr">
                      {keys.map((key) => (
                        <Keys key={key}>{key}</Keys>
                      ))}
                    </Row>
                  </Row>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </dialog>
  );
}

/** The keys of one letter that controls of the open page name, by the words on them. */
function keysOfPage(): readonly KeyLine[] {
  const controls = [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')];
  const named = controls
    // The tabs have their place among the keys of lists.
    .filter((control) => isOffered(control) && !control.matches('input, nav > a'))
    .map((control) => ({ name: wordsOn(control), keys: [control.getAttribute('aria-keyshortcuts') ?? ''] }));
  return [...new Map(named.map((line) => [line.keys.join(), line])).values()];
}
