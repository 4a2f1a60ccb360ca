import type { Agreement } from '#contract/lending/agreements.ts';
import { supersededTermsEndpoints } from '#contract/lending/terms/superseded-terms.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { instantOf } from '#web/format/date-time.ts';
import { usePick } from '#web/i18n/language.ts';
import { Segments } from '#web/office/kit/controls/segments.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { KeyFactStatement } from '../ground/statement/key-fact-statement.tsx';
import { savedFacts } from '../ground/statement/saved-facts.ts';
import { messages, termsVersionName } from './print-agreement.messages.ts';
import { type OpenedAgreement, PrintAgreement } from './print-agreement.tsx';

/** The key fact statement of one version of an agreement's terms, in the words of its edition, to view and print. */
export function KeyFactsPage() {
  const asked = Number(useAddressQuery().get('version'));
  const isEarlier = ({ termsVersion }: Agreement) => asked >= 1 && asked < termsVersion;
  return (
    <PrintAgreement
      choices={(agreement) => (
        <VersionChoice
          latest={agreement.termsVersion}
          chosen={isEarlier(agreement) ? asked : agreement.termsVersion}
        />
      )}
    >
      {(opened, language) =>
        isEarlier(opened.agreement) ? (
          <EarlierStatement opened={opened} version={asked} language={language} />
        ) : (
          <StatementInForce opened={opened} language={language} />
        )
      }
    </PrintAgreement>
  );
}

interface VersionChoiceProps {
  readonly latest: number;
  readonly chosen: number;
}

function VersionChoice({ latest, chosen }: VersionChoiceProps) {
  const pick = usePick();
  const query = useAddressQuery();
  if (latest === 1) return null;
  return (
    <Row pad={[2, 0]}>
      <Segments
        label={pick(messages.version)}
        options={Array.from({ length: latest }, (_, index) => String(index + 1))}
        chosen={String(chosen)}
        onChoose={(version) => query.set({ version })}
        nameOf={(version) => pick(termsVersionName)(version)}
      />
    </Row>
  );
}

interface StatementProps {
  readonly opened: OpenedAgreement;
  readonly language: Language;
}

function StatementInForce({ opened: { agreement, subject }, language }: StatementProps) {
  const statement = {
    ...subject,
    version: agreement.termsVersion,
    madeOn: businessDateOf(instantOf(agreement.termsMadeAt)),
    edition: agreement.keyFactsEdition,
    contractKind: agreement.contractKind,
    items: agreement.items,
    facts: savedFacts(agreement),
  };
  return <KeyFactStatement statement={statement} language={language} />;
}

interface EarlierStatementProps extends StatementProps {
  readonly version: number;
}

/** The statement of terms that later ones replaced. It says that they are no longer in force. */
function EarlierStatement({ opened: { agreement, subject }, version, language }: EarlierStatementProps) {
  const pick = usePick();
  const params = { id: agreement.id, version: String(version) };
  const { data, error, refetch } = useEndpoint(supersededTermsEndpoints.getSupersededTerms, { params });
  if (error !== null)
    return <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={360} radius="lg" />;
  const statement = {
    ...subject,
    version,
    madeOn: businessDateOf(instantOf(data.madeAt)),
    isInForce: false,
    edition: data.keyFactsEdition,
    contractKind: data.contractKind,
    items: data.items,
    facts: savedFacts(data),
  } as const;
  return <KeyFactStatement statement={statement} language={language} />;
}
