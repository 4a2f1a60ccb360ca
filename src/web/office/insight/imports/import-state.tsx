import type { ImportRecord, ImportRowState } from '#contract/insight/imports.ts';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CheckIcon, ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import {
  CheckCircleIcon,
  DottedCircleIcon,
  HalfCircleIcon,
  UndoIcon,
} from '#web/office/kit/ui/state-icons.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { rowStateNames, stateNames } from './imports.messages.ts';

const looks = {
  checked: { tone: 'quiet', icon: DottedCircleIcon },
  running: { tone: 'purple', icon: HalfCircleIcon },
  undoing: { tone: 'purple', icon: HalfCircleIcon },
  undone: { tone: 'quiet', icon: UndoIcon },
} as const;

/** The state of an import: the usual one in plain words. */
export function ImportState({ state }: Pick<ImportRecord, 'state'>) {
  const text = usePick()(stateNames[state]);
  return state === 'done' ? (
    <Text as="span" tone="muted">
      {text}
    </Text>
  ) : (
    <Badge {...looks[state]} text={text} />
  );
}

const rowLooks = {
  ready: { tone: 'good', icon: CheckCircleIcon },
  known: { tone: 'quiet', icon: ClockIcon },
  differs: { tone: 'warning', icon: AlertIcon },
  chosen: { tone: 'good', icon: CheckCircleIcon },
  changed: { tone: 'good', icon: CheckIcon },
  faulty: { tone: 'warning', icon: AlertIcon },
  created: { tone: 'good', icon: CheckIcon },
  undone: { tone: 'quiet', icon: UndoIcon },
  kept: { tone: 'warning', icon: AlertIcon },
  skipped: { tone: 'quiet', icon: DottedCircleIcon },
} as const;

interface RowStateBadgeProps {
  readonly state: ImportRowState;
}

/** The state of a row, before or after the import. */
export function RowStateBadge({ state }: RowStateBadgeProps) {
  return <Badge {...rowLooks[state]} text={usePick()(rowStateNames[state])} />;
}
