import { lazy } from 'react';

const loadPlan = () => import('../plan/plan-step.tsx');
const loadClosedDays = () => import('../plan/closed-days-changed.tsx');
const loadStatement = () => import('../statement/statement-step.tsx');
const loadSubmit = () => import('../statement/submit-step.tsx');
const loadEnd = () => import('../waiting/end-agreement.tsx');
const loadGuarantors = () => import('../guarantors/guarantors-step.tsx');
const loadAddGuarantor = () => import('../guarantors/add-guarantor.tsx');

/** The later steps are fetched while the items are filled in, so their `Suspense` hardly ever shows. */
export const PlanStep = lazy(async () => ({ default: (await loadPlan()).PlanStep }));
export const ClosedDaysChanged = lazy(async () => ({ default: (await loadClosedDays()).ClosedDaysChanged }));
export const StatementStep = lazy(async () => ({ default: (await loadStatement()).StatementStep }));
export const SubmitStep = lazy(async () => ({ default: (await loadSubmit()).SubmitStep }));
export const EndAgreement = lazy(async () => ({ default: (await loadEnd()).EndAgreement }));
export const GuarantorsStep = lazy(async () => ({ default: (await loadGuarantors()).GuarantorsStep }));
export const AddGuarantor = lazy(async () => ({ default: (await loadAddGuarantor()).AddGuarantor }));

/** Fetches them before they are opened, so that a network failure meanwhile stops nobody. */
export function fetchLaterSteps(): void {
  // A step that fails to load now is fetched again when it is opened.
  void Promise.allSettled([
    loadPlan(),
    loadClosedDays(),
    loadGuarantors(),
    loadAddGuarantor(),
    loadStatement(),
    loadSubmit(),
    loadEnd(),
  ]);
}
