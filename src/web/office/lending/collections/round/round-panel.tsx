import { useState } from 'react';
import type { DueListItem } from '#contract/lending/collections.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { StepLink } from '#web/office/kit/list/beside/step-link.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { SidePanel } from '#web/office/kit/overlay/side-panel.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { messages, placeInRound } from './round.messages.ts';
import { RoundCustomer } from './round-customer.tsx';

interface RoundPanelProps extends Pick<ListAddress<unknown>, 'openLink' | 'show'> {
  readonly rows: readonly DueListItem[];
  /** The agreement that the round is at. */
  readonly open: string;
}

/**
 * The round of calls over a part of the due list, one customer after the other. The order is that of its beginning: a customer
 * whose result moves them to another part of the list does not change who is next.
 */
export function RoundPanel({ rows, open, openLink, show }: RoundPanelProps) {
  const pick = usePick();
  const language = useLanguage();
  const [round, setRound] = useState(rows);
  const isInRound = round.some(({ agreementId }) => agreementId === open);
  // Another filter or page began another round.
  if (!isInRound && rows.some(({ agreementId }) => agreementId === open)) setRound(rows);
  const place = round.findIndex(({ agreementId }) => agreementId === open);
  const item = rows.find(({ agreementId }) => agreementId === open) ?? round[place];
  const nextId = round[place + 1]?.agreementId;

  return (
    <SidePanel
      title={item && <WrittenText>{pickWritten(item.customerName, language)}</WrittenText>}
      lead={
        item && (
          <FactLine>
            <Code>{item.agreementNumber}</Code>
            {pick(placeInRound)(place + 1, round.length)}
          </FactLine>
        )
      }
      tools={
        <>
          <StepLink
            id={round[place - 1]?.agreementId}
            openLink={openLink}
            way="previous"
            label={pick(messages.previous)}
          />
          <StepLink id={nextId} openLink={openLink} way="next" label={pick(messages.next)} />
        </>
      }
      onClose={() => void show(undefined)}
    >
      {item === undefined ? (
        <p>{pick(messages.gone)}</p>
      ) : (
        <RoundCustomer
          key={item.agreementId}
          item={item}
          onSaved={() => {
            if (nextId === undefined) showToast({ tone: 'good', title: pick(messages.finished) });
            void show(nextId, 'replace');
          }}
        />
      )}
    </SidePanel>
  );
}
