import { useEffect, useEffectEvent } from 'react';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';

/** Where somebody types, a letter is a letter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** J opens the next row of a list and K the one before, without the hand leaving the keyboard. */
export function useRowKeys(
  rows: readonly { readonly id: string }[],
  { open, show }: Pick<ListAddress<unknown>, 'open' | 'show'>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step === undefined) return;
    const position = rows.findIndex(({ id }) => id === open);
    const row = rows[position === -1 ? 0 : position + step];
    if (row === undefined) return;
    event.preventDefault();
    void show(row.id, open === undefined ? 'push' : 'replace');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
