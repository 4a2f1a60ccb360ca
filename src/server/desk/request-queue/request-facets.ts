import { type FormType, formTypes } from '#domain/desk/contact-requests/form-type.ts';
import { type RequestStatus, requestStatuses } from '#domain/desk/contact-requests/request-actions.ts';
import { type PromiseOutcome, promiseOutcomes } from './promise-state.ts';
import type { RequestFilters } from './request-filters.ts';

/** The values that all rows in a range of the facet indexes share. */
export interface Facet {
  readonly formType: FormType;
  readonly status: RequestStatus;
  readonly outcome: PromiseOutcome;
}

/**
 * The types, states and outcomes that pass the filters, if they are few of many rows: each combination is a range of an
 * index in the order of the queue, so only rows of the page are read. Null if there are few rows anyway: with a name or a
 * phone, and for requests that wait, are free or have a visit today.
 */
export function facetsOf({
  tab = 'all',
  promise,
  status,
  formType,
  search,
}: RequestFilters): readonly Facet[] | null {
  if (search || (tab !== 'all' && tab !== 'answered')) return null;
  if (promise !== undefined && promise !== 'kept' && promise !== 'late') return null;
  const answered: readonly PromiseOutcome[] = promise === undefined ? ['kept', 'late'] : [promise];
  const outcomes = promise === undefined && tab === 'all' ? promiseOutcomes : answered;
  if (status === undefined && formType === undefined && outcomes === promiseOutcomes) return null;
  return (formType === undefined ? formTypes : [formType]).flatMap((type) =>
    (status === undefined ? requestStatuses : [status]).flatMap((state) =>
      outcomes.map((outcome) => ({ formType: type, status: state, outcome })),
    ),
  );
}
