import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '../controls/action-icon.tsx';
import controls from '../controls/controls.module.css';
import { Input } from '../controls/input.tsx';
import { CloseIcon, SearchIcon } from '../ui/office-icons.tsx';
import { messages } from './list.messages.ts';

/** Long enough not to search letter by letter, short enough to feel immediate. */
const pauseMs = 300;

interface SearchFieldProps {
  readonly label: string;
  /** The current search. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches during typing, after a short pause, or at once on Enter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const pick = usePick();
  const [text, setText] = useState(value);
  const searched = useRef(value);
  /** The field's own searches that are not in the address yet. */
  const sent = useRef<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const place = sent.current.lastIndexOf(value);
    sent.current = place === -1 ? [] : sent.current.slice(place + 1);
    // Going back changes the search from outside. The reader's own search, arriving late, must not undo later typing.
    if (place !== -1) return;
    searched.current = value;
    setText(value);
  }, [value]);

  function searchNow(wanted: string) {
    searched.current = wanted;
    sent.current = [...sent.current, wanted];
    onSearch(wanted);
  }
  const searchLater = useEffectEvent(searchNow);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === searched.current) return;
    const timer = setTimeout(() => searchLater(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          searchNow(text.trim());
        }}
      >
        <Input
          ref={input}
          size="sm"
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={label}
          className={controls.asTyped}
          maxLength={100}
          autoComplete="off"
          value={text}
          leftSection={<SearchIcon size={18} />}
          rightSection={
            text !== '' && (
              <ActionIcon
                size={32}
                aria-label={pick(messages.clear)}
                onClick={() => {
                  setText('');
                  searchNow('');
                  input.current?.focus();
                }}
              >
                <CloseIcon size={16} />
              </ActionIcon>
            )
          }
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
