interface WrittenTextProps {
  readonly children: string;
  readonly className?: string | undefined;
}

const arabicLetters = /\p{Script=Arabic}/u;

/** What somebody wrote, as it was written: in its own direction and script, whatever the language of the screen. */
export function WrittenText({ children, className }: WrittenTextProps) {
  return (
    <bdi dir="auto" lang={arabicLetters.test(children) ? 'ur' : 'en'} className={className}>
      {children}
    </bdi>
  );
}
