import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import {
  type StatementRecord,
  statementMatchingEndpoints,
  type WaitingLine,
} from '#contract/lending/bank-statements/statement-matching.ts';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import type { ButtonLook } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { MoveIcon } from '#web/office/kit/ui/action-icons.tsx';
import { UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useDeafAtFirst } from '../ground/recording/use-deaf-at-first.ts';
import { linkTo, messages, recordAmount } from './bank-statements.messages.ts';

interface DecideLineProps {
  readonly line: WaitingLine;
  /** True if the line before it has just been taken. */
  readonly isNext: boolean;
  /** True in the row of the line, which is one line high. */
  readonly isInRow: boolean;
  readonly onTaken: () => void;
  readonly onChoose: () => void;
  /** Null for a reader who may not set lines aside. */
  readonly onAside: (() => void) | null;
}

/** One press that decides a line as it is proposed, and the ways to decide it otherwise. */
export function DecideLine({ line, isNext, isInRow, onTaken, onChoose, onAside }: DecideLineProps) {
  const pick = usePick();
  const linker = useLinking(line.id);
  const recorder = useRecordingLine(line.id);
  const [first] = line.proposals;
  const record = line.record ?? first?.recorded ?? null;
  const failure = linker.failure ?? recorder.failure;
  const asks = recorder.warnings.length > 0;
  const Take = isNext || asks ? DeafButton : TakeButton;
  const isIn = line.paisa > 0 && line.paisa % 100 === 0;
  const size = isInRow ? 'sm' : 'md';
  const OtherWay = isInRow ? OtherSign : OtherButton;
  return (
    <Stack gap={1}>
      <Row gap={isInRow ? 1 : 2} align="center" wraps={!isInRow}>
        {record !== null ? (
          <Take size={size} isRunning={linker.isRunning} onPress={() => linker.link(record, onTaken)}>
            {pick(linkTo)(record.number)}
          </Take>
        ) : (
          first !== undefined && (
            <Take
              key={String(asks)}
              size={size}
              isRunning={recorder.isRunning}
              onPress={() => recorder.record(first.agreementId, first.version, recorder.warnings, onTaken)}
            >
              {asks ? pick(messages.recordAnyway) : pick(recordAmount)(formatRupees(line.paisa / 100))}
            </Take>
          )
        )}
        {isIn && (
          <OtherWay
            label={pick(messages.otherCustomer)}
            sign={<UserIcon size={18} />}
            shortcut="C"
            onPress={onChoose}
          />
        )}
        {onAside !== null && (
          <OtherWay
            label={pick(messages.aside)}
            sign={<MoveIcon size={18} />}
            shortcut="F"
            onPress={onAside}
          />
        )}
      </Row>
      <Text role="alert" tone="bad" size={2}>
        {failure?.message}
      </Text>
    </Stack>
  );
}

interface OtherWayProps {
  readonly label: string;
  readonly sign: ReactNode;
  readonly shortcut: string;
  readonly onPress: () => void;
}

/** A way to decide a line otherwise than it is proposed. */
function OtherButton({ label, shortcut, onPress }: OtherWayProps) {
  return (
    <ActionButton variant="default" disabledReason={null} shortcut={shortcut} onPress={onPress}>
      {label}
    </ActionButton>
  );
}

/** The same in a row, as a sign. */
function OtherSign({ label, sign, shortcut, onPress }: OtherWayProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={`${label} · ${shortcut}`}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {sign}
    </ActionIcon>
  );
}

interface TakeButtonProps extends Pick<ButtonLook, 'size'> {
  readonly isRunning: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Decides a line as it is proposed. */
function TakeButton(props: TakeButtonProps) {
  return <ActionButton disabledReason={null} {...props} />;
}

/** The same where the press before may go on, on the next line or at a question: it has the focus, but not for that press. */
function DeafButton({ isRunning, ...props }: TakeButtonProps) {
  const isDeaf = useDeafAtFirst();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <TakeButton {...props} ref={button} isRunning={isRunning || isDeaf} />;
}

/** Links a line to a record on the books; U takes it back. */
function useLinking(id: string) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(statementMatchingEndpoints.linkStatementLine);
  const free = useAction(statementMatchingEndpoints.freeStatementLine);
  const link = ({ kind, id: recordId }: StatementRecord, onDone: () => void) =>
    void run({ params: { id }, body: { kind, recordId } }, () => {
      showToast({
        tone: 'good',
        title: pick(messages.linked),
        undo: async () => void (await free.send({ params: { id } })),
      });
      onDone();
    });
  return { link, isRunning, failure };
}

/** Records a line as a payment. A repeated press after a lost answer has the same key, so it records nothing twice. */
export function useRecordingLine(id: string) {
  const pick = usePick();
  const [key] = useState(() => crypto.randomUUID());
  const { run, isRunning, failure } = useAction(statementMatchingEndpoints.recordStatementLine);
  const record = (
    agreementId: string,
    version: number | null,
    confirmed: readonly EntryWarning[],
    onDone: () => void,
  ) =>
    void run(
      { params: { id }, body: { agreementId, version, confirmed: [...confirmed] }, idempotencyKey: key },
      ({ data }) => {
        showToast({ tone: 'good', title: pick(messages.recorded), text: data.receipt?.number });
        onDone();
      },
    );
  return { record, isRunning, failure, warnings: failure?.warnings ?? [] };
}
