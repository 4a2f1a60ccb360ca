interface QistMarkProps {
  /** Edge length in CSS px. */
  readonly size: number;
}

const kites =
  'M20 14.8L14.8 7.4L20 1L25.2 7.4ZM25.2 20L32.6 14.8L39 20L32.6 25.2ZM23.7 23.7L32.6 25.2L33.4 33.4L25.2 32.6ZM20 25.2L25.2 32.6L20 39L14.8 32.6ZM16.3 23.7L14.8 32.6L6.6 33.4L7.4 25.2ZM14.8 20L7.4 25.2L1 20L7.4 14.8ZM16.3 16.3L7.4 14.8L6.6 6.6L14.8 7.4Z';

/** The khatam star of eight kites, one of them already paid. */
export function QistMark({ size }: QistMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={kites} fill="var(--blue-600)" />
      <path d="M23.7 16.3L25.2 7.4L33.4 6.6L32.6 14.8Z" fill="var(--purple-600)" />
    </svg>
  );
}
