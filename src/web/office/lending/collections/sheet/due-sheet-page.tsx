import { collectionEndpoints } from '#contract/lending/collections.ts';
import { dueGroups } from '#domain/lending/collections/due-list.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { PrintFrame } from '#web/office/kit/print/print-frame.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { withQuery } from '#web/paths.ts';
import { paperLender } from '../../ground/sheet/paper-lender.ts';
import { messages } from './due-sheet.messages.ts';
import { RoadSheet } from './road-sheet.tsx';

/** The due list of the address on paper, for an officer who goes from house to house. */
export function DueSheetPage() {
  const { title } = usePage();
  const readersLanguage = useLanguage();
  const { to, label } = usePageLink()('due');
  const { query } = useListAddress(collectionEndpoints.getDueSheet.query);
  const sheet = useEndpoint(collectionEndpoints.getDueSheet, { query });
  const lender = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  const { ids: _, ...listQuery } = query;
  const { group = dueGroups[0] } = query;
  const isHere = sheet.data !== undefined && lender.data !== undefined;
  const absence = {
    notOpened: messages.notOpened,
    failure: sheet.error ?? lender.error,
    onRetry: () => {
      for (const question of [sheet, lender]) if (question.isError) void question.refetch();
    },
  };
  return (
    <PrintFrame
      back={{ to: withQuery(to, listQuery), label }}
      title={title}
      papers={['a4']}
      language={readersLanguage}
      absence={isHere ? null : absence}
    >
      {({ language }) =>
        isHere && (
          <RoadSheet lender={paperLender(lender.data)} sheet={sheet.data} part={group} language={language} />
        )
      }
    </PrintFrame>
  );
}
