import * as z from 'zod/mini';
import { endpoint, sortedBy } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { branchName } from '#contract/fields/branch-name.ts';
import { clockTime, closesAfterOpening } from '#contract/fields/clock-time-field.ts';
import { namePhrase, personNamePhrase } from '#contract/fields/name-field.ts';
import { phrase, spoken } from '#contract/fields/phrase-field.ts';
import { phoneNumber, requiredText } from '#contract/fields/text-field.ts';
import { optionalWebLink } from '#contract/fields/web-link-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { visitsAtOnceMax } from '#domain/desk/contact-requests/visit-slots.ts';

const byId = z.object({ id: z.uuid() });

const branch = z.extend(branchName, {
  area: spoken,
  address: spoken,
  phone: z.string(),
  /** `HH:MM` on the clock of Karachi. */
  opensAt: z.string(),
  closesAt: z.string(),
  manager: spoken,
  mapUrl: z.nullable(z.string()),
  /** The most home visits it makes in one hour; a further one is refused. */
  visitsAtOnce: z.number(),
  isHeadOffice: z.boolean(),
  /** Shown on the public site. */
  isPublic: z.boolean(),
  /** "Get Directions" and "Call Now" can be used on the site. */
  hasDirections: z.boolean(),
  /** Number of people who work there now. */
  activeStaff: z.number(),
  /** Sent back with an edit, so that no change of another person is lost. */
  version: z.number(),
});
export type Branch = z.output<typeof branch>;

const branchFields = {
  city: namePhrase(80),
  area: namePhrase(120),
  address: phrase(300),
  phone: phoneNumber(),
  opensAt: clockTime(),
  closesAt: clockTime(),
  manager: personNamePhrase(),
  mapUrl: optionalWebLink(),
  visitsAtOnce: wholeNumber(1, visitsAtOnceMax, 'visits_at_once_out_of_range'),
  isPublic: z.boolean(),
  hasDirections: z.boolean(),
};

const directionsNeedMap = z.refine<{ hasDirections: boolean; mapUrl: string | null }>(
  ({ hasDirections, mapUrl }) => !hasDirections || mapUrl !== null,
  { path: ['mapUrl'], error: 'map_link_required' satisfies FieldMessageKey },
);

/** The fields of a branch that can change. Its code cannot: every number that the branch gave out begins with it. */
export const branchForm = z
  .object({ ...branchFields, version: z.number() })
  .check(closesAfterOpening(), directionsNeedMap);
export type BranchForm = z.output<typeof branchForm>;

export const newBranchForm = z
  .object({
    code: requiredText(10, 'text_required').check(
      z.toUpperCase(),
      z.regex(/^[A-Z]{3}$/, { error: 'branch_code_format' satisfies FieldMessageKey }),
    ),
    ...branchFields,
  })
  .check(closesAfterOpening(), directionsNeedMap);
export type NewBranchForm = z.output<typeof newBranchForm>;

/** A branch that the product proposes to a new lender. Nothing is stored of it until the lender opens it. */
const branchDraft = z.object({
  code: z.string(),
  city: spoken,
  area: spoken,
  address: spoken,
  manager: spoken,
  phone: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  mapUrl: z.nullable(z.string()),
  hasDirections: z.boolean(),
});
export type BranchDraft = z.output<typeof branchDraft>;

export const branchEndpoints = {
  listBranchDrafts: endpoint({
    method: 'GET',
    path: '/api/branch-drafts',
    summary:
      'The branches that a new lender may open as they are, change or leave; none after its first agreement',
    access: 'branches.manage',
    output: z.array(branchDraft),
  }),
  listBranches: endpoint({
    method: 'GET',
    path: '/api/branches',
    summary: "Every branch in the lender's order, on one page",
    access: 'branches.read',
    query: z.object({ sort: sortedBy('city', 'activeStaff') }),
    output: branch,
    answers: 'list',
  }),
  getBranch: endpoint({
    method: 'GET',
    path: '/api/branches/:id',
    summary: 'One branch',
    access: 'branches.read',
    params: byId,
    output: branch,
  }),
  createBranch: endpoint({
    method: 'POST',
    path: '/api/branches',
    summary: 'Opens a branch, the last in order; the public site follows at once',
    access: 'branches.manage',
    body: newBranchForm,
    output: branch,
    errors: ['idempotency_key_reused'],
    idempotencyKey: 'required',
  }),
  editBranch: endpoint({
    method: 'PUT',
    path: '/api/branches/:id',
    summary: 'Changes a branch; the public site follows at once',
    access: 'branches.manage',
    params: byId,
    body: branchForm,
    output: branch,
    errors: ['changed_meanwhile', 'branch_on_site'],
  }),
};
