import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { chainMarkParameter } from '#domain/lending/agreements/receipt-check-path.ts';
import { failureMessages } from '#web/api/api-failure.ts';
import { AuthLayout } from '#web/frame/auth-layout.tsx';
import { Notice } from '#web/frame/notice.tsx';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { sitePath } from '#web/paths.ts';
import buttons from '#web/ui/button.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { CheckSign } from './check-sign.tsx';
import { CheckedFacts } from './checked-facts.tsx';
import { messages } from './receipt-check.messages.ts';
import classes from './receipt-check-page.module.css';
import { type ReceiptCheck, useReceiptCheck } from './use-receipt-check.ts';

// Who scans a paper does not need it.
const EntryForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }));

/** Checks for anyone whether a receipt is genuine; no account is needed. */
export function ReceiptCheckPage() {
  const pick = usePick();
  const { code = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const typed = search.get(chainMarkParameter) ?? '';
  const { lookup: check, askAgain } = useReceiptCheck(code, typed);
  const { title, text, tone } = outcomeOf(check);
  usePageTitle(pick(title));
  return (
    <AuthLayout>
      {check.kind === 'asking' ? (
        <h1 tabIndex={-1} className={classes.asking}>
          {pick(title)}
        </h1>
      ) : (
        <Notice
          drawing={<CheckSign tone={tone} />}
          title={pick(title)}
          text={pick(text)}
          actions={<Actions onAskAgain={canAskAgain(check) ? askAgain : null} />}
        >
          {check.kind === 'known' ? (
            <>
              <CheckedFacts receipt={check.found} />
              {check.found.entry !== 'same' && (
                <Suspense>
                  <EntryForm
                    typed={typed}
                    isUnreadable={check.found.entry === 'unreadable'}
                    onCompare={(entry) => setSearch(entry === '' ? {} : { [chainMarkParameter]: entry })}
                  />
                </Suspense>
              )}
            </>
          ) : (
            <p className={classes.code}>
              {pick(messages.code)} <Ltr>{code}</Ltr>
            </p>
          )}
        </Notice>
      )}
    </AuthLayout>
  );
}

const outcomes = {
  asking: { title: messages.asking, text: messages.asking, tone: 'open' },
  valid: { title: messages.valid, text: messages.validText, tone: 'good' },
  uncleared: { title: messages.uncleared, text: messages.unclearedText, tone: 'open' },
  void: { title: messages.void, text: messages.voidText, tone: 'bad' },
  different: { title: messages.entryDifferent, text: messages.entryDifferentText, tone: 'bad' },
  no_entry: { title: messages.entryUnknown, text: messages.entryUnknownText, tone: 'bad' },
  unknown: { title: messages.unknown, text: messages.unknownText, tone: 'open' },
  too_many: { title: messages.tooMany, text: messages.tooManyText, tone: 'open' },
  failed: { title: messages.failed, text: failureMessages.network, tone: 'open' },
} as const;

function outcomeOf(check: ReceiptCheck): (typeof outcomes)[keyof typeof outcomes] {
  if (check.kind !== 'known') return outcomes[check.kind];
  if (check.found.entry === 'different') return outcomes.different;
  if (check.found.entry === 'unknown') return outcomes.no_entry;
  if (check.found.isVoid) return outcomes.void;
  return outcomes[check.found.isUnclearedCheque ? 'uncleared' : 'valid'];
}

function canAskAgain({ kind }: ReceiptCheck): boolean {
  return kind === 'too_many' || kind === 'failed';
}

interface ActionsProps {
  readonly onAskAgain: (() => void) | null;
}

function Actions({ onAskAgain }: ActionsProps) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <>
      {onAskAgain !== null && (
        <button type="button" className={buttons.primary} onClick={onAskAgain}>
          {pick(messages.tryAgain)}
        </button>
      )}
      <a href={sitePath(language)} className={buttons.plain}>
        {pick(messages.toSite)}
      </a>
    </>
  );
}
