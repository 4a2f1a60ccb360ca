import type { UseQueryResult } from '@tanstack/react-query';
import type { Clearance, ClearanceCertificate } from '#contract/lending/clearance/clearance.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { formatDate, instantOf } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import type { OpenedAgreement } from '../print-agreement.tsx';
import { messages, voidSince } from './clearance.messages.ts';
import { ClearancePaper } from './clearance-paper.tsx';
import { IssueClearance } from './issue-clearance.tsx';

interface ClearanceSheetProps {
  readonly opened: OpenedAgreement;
  readonly asked: UseQueryResult<Clearance>;
  readonly valid: ClearanceCertificate | undefined;
  readonly language: Language;
}

/** The valid certificate as a paper; without one, the way to it. Void ones are named, and not printed again. */
export function ClearanceSheet({ opened, asked, valid, language }: ClearanceSheetProps) {
  const pick = usePick();
  const { id } = opened.agreement;
  const { data, error, refetch } = asked;
  if (data === undefined)
    return error === null ? (
      <Skeleton height={320} />
    ) : (
      <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
    );
  const isVoid = data.certificates.filter(({ voidedAt }) => voidedAt !== null);
  return (
    <>
      {valid === undefined ? (
        <IssueClearance agreementId={id} refusal={data.refusal} />
      ) : (
        <ClearancePaper opened={opened} clearance={data} certificate={valid} language={language} />
      )}
      {isVoid.length > 0 && <EarlierCertificates certificates={isVoid} />}
    </>
  );
}

interface EarlierCertificatesProps {
  readonly certificates: readonly ClearanceCertificate[];
}

function EarlierCertificates({ certificates }: EarlierCertificatesProps) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <Stack gap={1} pad={[4, 0]} className="screen-only">
      <Text as="h2" size={4} weight={600}>
        {pick(messages.earlier)}
      </Text>
      {certificates.map(({ id, number, voidedAt }) => (
        <Text key={id}>
          {pick(voidSince)(number, formatDate(businessDateOf(instantOf(voidedAt ?? '')), language))}
        </Text>
      ))}
    </Stack>
  );
}
