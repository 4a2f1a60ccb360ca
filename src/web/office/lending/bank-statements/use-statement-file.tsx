import { type ReactNode, Suspense, useRef, useState } from 'react';
import {
  bankStatementEndpoints,
  type StatementReading,
} from '#contract/lending/bank-statements/bank-statements.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { linesAdded, messages } from './bank-statements.messages.ts';
import type { Chosen } from './foreseen-statement.tsx';
import { matchedByRule, messages as ruleMessages } from './statement-rules.messages.ts';

const RulesDialog = latePart(async () => (await import('./rules-dialog.tsx')).RulesDialog);
const ForeseenStatement = latePart(async () => (await import('./foreseen-statement.tsx')).ForeseenStatement);

interface StatementFile {
  /** The buttons that choose a file, and the rules for its lines. */
  readonly button: ReactNode;
  /** The file before it is added, or why it was refused; nothing while none is chosen. */
  readonly foreseen: ReactNode;
}

/** Sends a file of the bank: it is read first, shown with what it adds, and then added. */
export function useStatementFile(accountId: string): StatementFile {
  const pick = usePick();
  const input = useRef<HTMLInputElement>(null);
  const [asksRules, setAsksRules] = useState(false);
  const [sent, setSent] = useState<{ readonly table: File; readonly reading: StatementReading } | null>(null);
  const reader = useAction(bankStatementEndpoints.readBankStatement);
  const adder = useAction(bankStatementEndpoints.addBankStatement);
  const failure = reader.failure ?? adder.failure;

  const requestOf = (table: File, chosen: Chosen | null) => ({
    params: { id: accountId },
    body: {
      fileName: table.name.slice(-200),
      table,
      ...(chosen !== null && {
        columns: JSON.stringify(chosen.columns),
        ...(chosen.headingLine !== null && { headingLine: String(chosen.headingLine) }),
        ...(chosen.dateOrder !== null && { dateOrder: chosen.dateOrder }),
      }),
    },
  });
  const read = (table: File, chosen: Chosen | null) =>
    void reader.run(requestOf(table, chosen), ({ data }) => setSent({ table, reading: data }));
  const add = (table: File, chosen: Chosen) =>
    void adder.run(requestOf(table, chosen), ({ data }) => {
      setSent(null);
      const { recorded = 0, linked = 0, aside = 0 } = data.byRule ?? {};
      showToast({
        tone: 'good',
        title: pick(linesAdded)(data.added),
        text: recorded + linked + aside > 0 ? pick(matchedByRule)(recorded, linked, aside) : undefined,
      });
    });

  const button = (
    <>
      <input
        ref={input}
        type="file"
        name="statement"
        hidden
        accept=".csv,.xlsx"
        onChange={(event) => {
          const [table] = event.currentTarget.files ?? [];
          // Allows the same file to be chosen again once it is corrected.
          event.currentTarget.value = '';
          if (table !== undefined) read(table, null);
        }}
      />
      <ActionButton variant="default" disabledReason={null} onPress={() => setAsksRules(true)}>
        {pick(ruleMessages.rules)}
      </ActionButton>
      <ActionButton
        disabledReason={null}
        isRunning={reader.isRunning}
        icon={<PlusIcon size={18} />}
        shortcut="N"
        onPress={() => input.current?.click()}
      >
        {pick(reader.isRunning ? messages.reading : messages.add)}
      </ActionButton>
    </>
  );
  const foreseen = (
    <>
      <div role="alert">
        {failure !== null && <Banner tone="bad" title={failure.errors[0]?.message ?? failure.message} />}
      </div>
      <Suspense fallback={null}>
        {asksRules && <RulesDialog accountId={accountId} onClose={() => setAsksRules(false)} />}
        {sent !== null && (
          <ForeseenStatement
            key={JSON.stringify(sent.reading)}
            fileName={sent.table.name}
            reading={sent.reading}
            isAdding={adder.isRunning}
            onRead={(chosen) => read(sent.table, chosen)}
            onAdd={(chosen) => add(sent.table, chosen)}
            onClose={() => setSent(null)}
          />
        )}
      </Suspense>
    </>
  );
  return { button, foreseen };
}
