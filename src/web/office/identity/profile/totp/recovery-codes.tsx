import { useEffect, useRef, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import classes from './recovery-codes.module.css';
import { messages } from './totp.messages.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows the recovery codes, this once, with the ways to keep them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const pick = usePick();
  const lender = useLender();
  const [isCopied, setIsCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = [`${pick(lender.name)}: ${pick(messages.codesTitle)}`, ...codes, ''].join('\n');
  return (
    <Stack gap={3}>
      <h3 ref={heading} tabIndex={-1}>
        {pick(messages.codesTitle)}
      </h3>
      <p>{pick(messages.codesLead)}</p>
      <Text as="ol" size={4} weight={600} className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Text>
      <Row gap={2} wraps>
        {window.isSecureContext && (
          <Button
            variant="default"
            onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
          >
            {pick(isCopied ? messages.copied : messages.copy)}
          </Button>
        )}
        <Button
          as="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {pick(messages.download)}
        </Button>
        <Button onClick={onKept}>{pick(messages.kept)}</Button>
      </Row>
    </Stack>
  );
}
