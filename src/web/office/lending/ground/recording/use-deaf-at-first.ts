import { useEffect, useState } from 'react';

/** Longer than a double click or a key that is pressed twice in haste. */
const deafMs = 400;

/** True as a step appears, so that the press that led to it does nothing in it. Enter that is held down never acts. */
export function useDeafAtFirst(): boolean {
  const [isDeaf, setIsDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsDeaf(false), deafMs);
    const refuseHeld = (event: KeyboardEvent) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    };
    window.addEventListener('keydown', refuseHeld, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', refuseHeld, true);
    };
  }, []);
  return isDeaf;
}
