import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * The chosen option of a list below a field, by the pattern of a combobox: the focus stays in the field, arrows choose, around the
 * ends too, and Enter presses the option.
 */
export function useChosenOption(ids: readonly string[]) {
  const [place, setPlace] = useState(0);
  const chosen = Math.min(place, ids.length - 1);
  const activeId = ids[chosen];

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || activeId === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setPlace((chosen + step + ids.length) % ids.length);
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  }
  return { activeId, onKeyDown, restart: () => setPlace(0) };
}
