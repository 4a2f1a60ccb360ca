import { useEffect, useEffectEvent, useRef } from 'react';
import { isTyping } from '#web/ui/is-typing.ts';
import { letterKeys } from '../../keys/letter-keys.ts';
import { pressedKey } from '../../keys/pressed-key.ts';
import { latestPlace } from '../../overlay/latest-place.ts';
import { readOpen } from '../list-address.ts';
import type { ListAddress } from '../use-list-address.ts';

/** J opens the next row of a list and K the previous one, by keyboard alone. */
export function useRowKeys(ids: readonly string[], { show }: Pick<ListAddress<unknown>, 'show'>): void {
  /** The row that a key has just opened, until the address has it. */
  const opening = useRef<string>(undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !letterKeys.is()) return;
    const step = { J: 1, K: -1 }[pressedKey(event)];
    // A dialog over the page has the keys.
    if (step === undefined || document.querySelector('dialog:modal') !== null) return;
    // The row opened last may not be rendered yet: two quick presses of a key move two rows on.
    const open = opening.current ?? readOpen(new URLSearchParams(latestPlace().search));
    const position = open === undefined ? -1 : ids.indexOf(open);
    const id = ids[position === -1 ? 0 : position + step];
    if (id === undefined) return;
    event.preventDefault();
    opening.current = id;
    void show(id, open === undefined ? 'push' : 'replace').finally(() => {
      opening.current = undefined;
    });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the keys of every page, where J and K move the focus.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
