interface VisitorTextProps {
  readonly children: string;
  readonly className?: string | undefined;
}

const arabicLetters = /\p{Script=Arabic}/u;

/** What a visitor wrote, as it was written: its own direction and script, whatever the language of the screen. */
export function VisitorText({ children, className }: VisitorTextProps) {
  return (
    <bdi dir="auto" lang={arabicLetters.test(children) ? 'ur' : 'en'} className={className}>
      {children}
    </bdi>
  );
}
