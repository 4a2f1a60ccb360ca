import type { OpenWork } from '#contract/lender/employees.ts';
import { usePick } from '#web/i18n/language.ts';
import { openWorkParts } from '#web/office/kit/labels/employee-labels.messages.ts';
import { messages } from './employees.messages.ts';

interface OpenWorkTextProps {
  readonly openWork: OpenWork;
}

const parts = ['customers', 'agreements', 'contactRequests'] as const;

export function hasOpenWork(openWork: OpenWork): boolean {
  return parts.some((part) => openWork[part] > 0);
}

/** What someone is in charge of and has not finished; what there is none of is left out. */
export function OpenWorkText({ openWork }: OpenWorkTextProps) {
  const pick = usePick();
  if (!hasOpenWork(openWork)) return pick(messages.nothingOpen);
  return parts
    .filter((part) => openWork[part] > 0)
    .map((part) => <div key={part}>{pick(openWorkParts[part])(openWork[part])}</div>);
}
