import type { OpenWork } from '#contract/lender/employees.ts';
import { usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { openWorkParts } from '../ground/employee-labels.messages.ts';
import { messages } from './employees.messages.ts';

interface OpenWorkTextProps {
  readonly openWork: OpenWork;
}

const parts = ['customers', 'agreements', 'contactRequests'] as const;

export function hasOpenWork(openWork: OpenWork): boolean {
  return parts.some((part) => openWork[part] > 0);
}

/** The open work of an employee: the first kind, and the others below it. A kind with no open work is left out. */
export function OpenWorkText({ openWork }: OpenWorkTextProps) {
  const pick = usePick();
  if (!hasOpenWork(openWork)) return pick(messages.nothingOpen);
  const [first, ...others] = parts
    .filter((part) => openWork[part] > 0)
    .map((part) => pick(openWorkParts[part])(openWork[part]));
  return (
    <>
      <div>{first}</div>
      {others.length > 0 && (
        <SecondLine>
          <FactLine>{others}</FactLine>
        </SecondLine>
      )}
    </>
  );
}
