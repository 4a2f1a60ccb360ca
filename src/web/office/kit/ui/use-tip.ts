import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Kept clear of the edges of the screen, in px. */
const margin = 8;

/**
 * A tip over its target, in the browser's top layer, where neither a dialog nor an edge cuts it off. It is open while the pointer
 * or the focus is on either of them, and Escape closes it.
 */
export function useTip(isNeeded: boolean) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const open = () => openTip(tip.current, anchor.current);
  const close = () => closeTip(tip.current);

  useEffect(() => {
    if (!isNeeded) return;
    // Scrolling, and a screen of another size, move the target away from under the tip.
    const closeIt = () => closeTip(tip.current);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', closeIt, { capture: true, passive: true, signal });
    window.addEventListener('resize', closeIt, { signal });
    return () => listening.abort();
  }, [isNeeded]);

  return {
    ofAnchor: {
      ref: anchor,
      onPointerEnter: open,
      onPointerLeave: close,
      onFocus: open,
      onBlur: close,
      onClick: open,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen(tip.current)) return;
        // It closes the tip, and not also the dialog that the button may be in.
        event.stopPropagation();
        event.preventDefault();
        close();
      },
    },
    ofTip: { ref: tip, popover: 'manual' as const },
  };
}

function isOpen(tip: HTMLElement | null): tip is HTMLElement {
  return tip?.matches(':popover-open') === true;
}

function openTip(tip: HTMLElement | null, anchor: HTMLElement | null) {
  if (tip === null || anchor === null || tip.matches(':popover-open')) return;
  tip.showPopover();
  place(tip, anchor.getBoundingClientRect());
}

function closeTip(tip: HTMLElement | null) {
  if (isOpen(tip)) tip.hidePopover();
}

/** Above its target, or below it if there is no room, and always inside the screen. */
function place(tip: HTMLElement, anchor: DOMRect) {
  const { width, height } = tip.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - margin;
  const left = Math.max(margin, Math.min(anchor.left + anchor.width / 2 - width / 2, room));
  const above = anchor.top - height;
  tip.style.left = `${left}px`;
  tip.style.top = `${above < margin ? anchor.bottom : above}px`;
}
