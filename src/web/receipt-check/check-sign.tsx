/** The eight-pointed star of the house. */
const star =
  'M48 4l12.9 12.9H79.1v18.2L92 48 79.1 60.9v18.2H60.9L48 92 35.1 79.1H16.9V60.9L4 48l12.9-12.9V16.9h18.2z';

const signs = {
  good: { ground: 'var(--success-tint)', line: 'var(--success)', path: 'M33 49l10.5 10.5L64 38' },
  bad: { ground: 'var(--error-tint)', line: 'var(--error)', path: 'M36 36l24 24M60 36L36 60' },
  open: { ground: 'var(--warning-tint)', line: 'var(--warning)', path: 'M48 31v22M48 64v.5' },
};

interface CheckSignProps {
  readonly tone: keyof typeof signs;
}

/** The result of a check, by shape and color. Its heading says it in words. */
export function CheckSign({ tone }: CheckSignProps) {
  const { ground, line, path } = signs[tone];
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path d={star} fill={ground} stroke={line} strokeWidth="2" strokeLinejoin="round" />
      <path d={path} fill="none" stroke={line} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
