import { useEffect, useEffectEvent, useRef } from 'react';
import { readOpen } from '#web/office/kit/list/list-address.ts';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { latestPlace } from '#web/office/kit/overlay/latest-place.ts';

/** True in a field, where a letter is text and no shortcut. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** J opens the next row of a list and K the previous one, by keyboard alone. */
export function useRowKeys(
  rows: readonly { readonly id: string }[],
  { show }: Pick<ListAddress<unknown>, 'show'>,
): void {
  /** The row that a key has just opened, until the address has it. */
  const opening = useRef<string>(undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step === undefined) return;
    // The row opened last may not be rendered yet: two quick presses of a key move two rows on.
    const open = opening.current ?? readOpen(new URLSearchParams(latestPlace().search));
    const position = rows.findIndex(({ id }) => id === open);
    const row = rows[position === -1 ? 0 : position + step];
    if (row === undefined) return;
    event.preventDefault();
    opening.current = row.id;
    void show(row.id, open === undefined ? 'push' : 'replace').finally(() => {
      opening.current = undefined;
    });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
