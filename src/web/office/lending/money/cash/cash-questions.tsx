import { type ReactNode, useState } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { messages } from './cash.messages.ts';

/** The two lines of a cell. */
type Lines = readonly [first: ReactNode, second: ReactNode];

/** A way to answer: its button, and the dialog that it opens. */
interface Answer<Asked> {
  readonly verb: Phrase;
  readonly dialog: (row: Asked, close: () => void) => ReactNode;
}

interface CashQuestionsProps<Asked> {
  readonly title: Phrase;
  readonly lead: Phrase;
  readonly rows: readonly Asked[];
  readonly keyOf: (row: Asked) => string;
  readonly person: Phrase;
  readonly personOf: (row: Asked) => Lines;
  /** The slip or the receipt, above its time. */
  readonly paper: Phrase;
  readonly paperOf: (row: Asked) => Lines;
  readonly amount: Phrase;
  readonly amountOf: (row: Asked) => ReactNode;
  readonly answers: readonly Answer<Asked>[];
  /** The reason why the reader does not give an answer; null if they may. */
  readonly refusalOf: (row: Asked, verb: Phrase) => Phrase | null;
}

/** Questions about cash that somebody answers or decides, each answer with its dialog; nothing if there is none. */
export function CashQuestions<Asked>(props: CashQuestionsProps<Asked>) {
  const { title, lead, rows, keyOf } = props;
  const pick = usePick();
  // Here and not in its row, which leaves with the answer.
  const [asked, setAsked] = useState<{
    readonly row: Asked;
    readonly dialog: Answer<Asked>['dialog'];
  } | null>(null);
  const columns = useColumns(props, (row, { dialog }) => setAsked({ row, dialog }));
  if (rows.length === 0 && asked === null) return null;
  return (
    <Section title={pick(title)} lead={pick(lead)}>
      <DataTable
        label={pick(title)}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        isSelected={() => false}
        isStale={false}
        sort={undefined}
        onSort={() => {}}
      />
      {asked?.dialog(asked.row, () => setAsked(null))}
    </Section>
  );
}

function useColumns<Asked>(
  { person, personOf, paper, paperOf, amount, amountOf, answers, refusalOf }: CashQuestionsProps<Asked>,
  onAsk: (row: Asked, answer: Answer<Asked>) => void,
): readonly Column<Asked>[] {
  const pick = usePick();
  return [
    {
      key: 'person',
      header: pick(person),
      priority: 1,
      cell: (row) => <TwoLines lines={personOf(row)} />,
    },
    {
      key: 'paper',
      header: pick(paper),
      priority: 2,
      cell: (row) => <TwoLines lines={paperOf(row)} />,
    },
    { key: 'amount', header: pick(amount), priority: 1, isFigure: true, cell: amountOf },
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 1,
      isAction: true,
      cell: (row) => (
        <Row pad={[1, 0]} gap={2} wraps>
          {answers.map((answer) => (
            <ActionButton
              key={answer.verb.en}
              variant="default"
              disabledReason={refusalOf(row, answer.verb)}
              onPress={() => onAsk(row, answer)}
            >
              {pick(answer.verb)}
            </ActionButton>
          ))}
        </Row>
      ),
    },
  ];
}

function TwoLines({ lines: [first, second] }: { readonly lines: Lines }) {
  return (
    <>
      {first}
      <SecondLine>{second}</SecondLine>
    </>
  );
}
