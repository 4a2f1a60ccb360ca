import { expect, test } from 'vitest';
import {
  type ActionSituation,
  closeReasons,
  refusalOfAction,
  refusalOfClosing,
  requestActions,
} from './request-actions.ts';

const untouched: ActionSituation = { status: 'new', isAssigned: false, hasContact: false, hasVisit: false };
const called: ActionSituation = { status: 'contacted', isAssigned: true, hasContact: true, hasVisit: false };

test('an open request allows every action whose conditions are met', () => {
  const refused = (situation: ActionSituation) =>
    requestActions.flatMap((action) => refusalOfAction(action, situation) ?? []);
  expect(refused(untouched)).toEqual([
    'request_unassigned',
    'visit_not_booked',
    'contact_needed_first',
    'request_is_open',
  ]);
  expect(refused(called)).toEqual(['visit_not_booked', 'request_is_open']);
});

test('a closed request can only be reopened, and a converted one is final', () => {
  for (const action of requestActions) {
    const isReopening = action === 'reopen';
    expect(refusalOfAction(action, { ...called, status: 'closed' })).toBe(
      isReopening ? null : 'request_is_closed',
    );
    expect(refusalOfAction(action, { ...called, status: 'converted' })).toBe('request_is_converted');
  }
});

test('a request without a contact cannot be closed as not interested or unreachable', () => {
  const refused = closeReasons.filter((reason) => refusalOfClosing(reason, untouched) !== null);
  expect(refused).toEqual(['answered', 'not_interested', 'unreachable']);
  expect(closeReasons.filter((reason) => refusalOfClosing(reason, called) !== null)).toEqual([]);
});
