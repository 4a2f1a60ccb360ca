import { useState } from 'react';
import type { IssuedCode as Issued } from '#contract/identity/codes.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { CopyIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { whatsAppMessageLink } from '#web/outside-links.ts';
import { type SignInView, signInViewPath } from '#web/paths.ts';
import { messages, ofCode, worksUntil } from './code-dialog.messages.ts';
import classes from './issued-code.module.css';
import { type CodePurpose, codeNames } from './sign-in-code.messages.ts';

/** The owner of the code. */
export interface CodeHolder {
  readonly fullName: Written;
  readonly phone: string | null;
  readonly language: Language;
}

interface IssuedCodeProps {
  readonly purpose: CodePurpose;
  readonly holder: CodeHolder;
  readonly lenderName: Phrase;
  readonly issued: Issued;
}

/** The sign-in view in which each kind of code is entered. */
const views: Readonly<Record<CodePurpose, SignInView>> = {
  activation: 'create-account',
  password: 'reset-by-code',
};

/** The code, shown only once, with the ways to hand it over. */
export function IssuedCode({ purpose, holder, lenderName, issued }: IssuedCodeProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const [isCopied, setIsCopied] = useState(false);
  const phone = parsePhone(holder.phone ?? '');
  const letter = ofCode[purpose].letter[holder.language]({
    name: pickWritten(holder.fullName, holder.language),
    lender: lenderName[holder.language],
    code: issued.code,
    address: new URL(signInViewPath(views[purpose], ''), window.location.origin).href,
  });

  async function copy() {
    await navigator.clipboard.writeText(issued.code);
    setIsCopied(true);
  }

  return (
    <Stack gap={3} align="start">
      <p>{pick(messages.lead)}</p>
      <Text
        as="output"
        aria-label={pick(codeNames[purpose].code)}
        size={7}
        weight={600}
        className={classes.code}
      >
        <Code>{issued.code}</Code>
      </Text>
      <Text tone="muted">{pick(worksUntil)(formatMoment(instantOf(issued.expiresAt), language, now))}</Text>
      <Row gap={2} wraps className={classes.ways}>
        <Button
          variant="default"
          size="lg"
          leftSection={isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          onClick={copy}
        >
          <span aria-live="polite">{pick(isCopied ? messages.copied : messages.copy)}</span>
        </Button>
        {phone !== null && (
          <Button
            as="a"
            variant="default"
            size="lg"
            leftSection={<WhatsAppIcon />}
            href={whatsAppMessageLink(phone, letter)}
            target="_blank"
            rel="noreferrer"
          >
            {pick(messages.whatsApp)}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
