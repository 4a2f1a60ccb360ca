import { formatRate } from '#web/format/rate.ts';
import { Ltr } from '#web/ui/ltr.tsx';

interface ShareValueProps {
  readonly part: number;
  readonly whole: number;
}

/** Rounded up: a rate over a limit is never shown as within it. */
export function ShareValue({ part, whole }: ShareValueProps) {
  return <Ltr>{whole === 0 ? '–' : formatRate({ part, whole }, 'up')}</Ltr>;
}
