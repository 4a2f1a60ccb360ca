import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { CheckedClearance, clearanceCheckEndpoints } from '#contract/site/clearance-check.ts';
import { addressOf } from '#web/api/address-of.ts';
import { failureMessages } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { type Lookup, useLookup } from '#web/api/use-lookup.ts';
import { formatDate } from '#web/format/date-time.ts';
import { AuthLayout } from '#web/frame/auth-layout.tsx';
import { Notice } from '#web/frame/notice.tsx';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { sitePath } from '#web/paths.ts';
import buttons from '#web/ui/button.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { CheckSign } from './check-sign.tsx';
import { messages } from './clearance.messages.ts';
import classes from './receipt-check-page.module.css';

const checkClearance = addressOf<typeof clearanceCheckEndpoints.checkClearance>({
  method: 'GET',
  path: '/api/clearance-checks/:code',
});

/** Checks for anyone whether a clearance certificate is genuine and valid; no account is needed, and nobody is named. */
export function ClearanceCheckPage() {
  const pick = usePick();
  const language = useLanguage();
  const { code = '' } = useParams();
  const look = useCallback(async () => (await call(checkClearance, { params: { code } })).data, [code]);
  const { lookup, askAgain } = useLookup(look);
  const { title, text, tone } = outcomes[outcomeOf(lookup)];
  usePageTitle(pick(title));
  if (lookup.kind === 'asking')
    return (
      <AuthLayout>
        <h1 tabIndex={-1} className={classes.asking}>
          {pick(title)}
        </h1>
      </AuthLayout>
    );
  return (
    <AuthLayout>
      <Notice
        drawing={<CheckSign tone={tone} />}
        title={pick(title)}
        text={pick(text)}
        actions={
          <>
            {(lookup.kind === 'too_many' || lookup.kind === 'failed') && (
              <button type="button" className={buttons.primary} onClick={askAgain}>
                {pick(messages.tryAgain)}
              </button>
            )}
            <a href={sitePath(language)} className={buttons.plain}>
              {pick(messages.toSite)}
            </a>
          </>
        }
      >
        {lookup.kind === 'known' ? (
          <CertificateFacts certificate={lookup.found} />
        ) : (
          <p className={classes.code}>
            {pick(messages.code)} <Ltr>{code}</Ltr>
          </p>
        )}
      </Notice>
    </AuthLayout>
  );
}

const outcomes = {
  asking: { title: messages.asking, text: messages.asking, tone: 'open' },
  valid: { title: messages.valid, text: messages.validText, tone: 'good' },
  void: { title: messages.void, text: messages.voidText, tone: 'bad' },
  unknown: { title: messages.unknown, text: messages.unknownText, tone: 'open' },
  too_many: { title: messages.tooMany, text: messages.tooManyText, tone: 'open' },
  failed: { title: messages.failed, text: failureMessages.network, tone: 'open' },
} as const;

function outcomeOf(lookup: Lookup<CheckedClearance>): keyof typeof outcomes {
  if (lookup.kind !== 'known') return lookup.kind;
  return lookup.found.voidedOn === null ? 'valid' : 'void';
}

interface CertificateFactsProps {
  readonly certificate: CheckedClearance;
}

function CertificateFacts({ certificate }: CertificateFactsProps) {
  const pick = usePick();
  const language = useLanguage();
  const { number, issuedOn, branch, lender, voidedOn } = certificate;
  const facts = [
    { label: messages.number, value: <Ltr>{number}</Ltr> },
    { label: messages.issuedOn, value: formatDate(issuedOn, language) },
    { label: messages.issuer, value: <bdi>{pick(lender)}</bdi> },
    { label: messages.branch, value: <bdi>{pick(branch)}</bdi> },
    ...(voidedOn === null ? [] : [{ label: messages.voidedOn, value: formatDate(voidedOn, language) }]),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label.en}>
          <dt>{pick(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
