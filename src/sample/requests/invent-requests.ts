import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { branchOnArrival } from '#domain/desk/contact-requests/branch-on-arrival.ts';
import { trackingCodeBytes, trackingCodeOf } from '#domain/desk/contact-requests/tracking-code.ts';
import { hourMs, type Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import type { Chance } from '#sample/chance.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import type { BranchOffice } from '#sample/people/branch-office.ts';
import type { Customer } from '#sample/people/invent-customers.ts';
import { identifySubmission } from '#server/platform/idempotency/submission.ts';
import { momentOf, type Story, storyOf, untouched } from './request-stories.ts';
import { type SampleContactRequest, sampleContactRequests } from './sample-contact-requests.ts';

/** The requests of visitors, and the work of the desk on them. */
export interface SampleRequests {
  readonly requests: readonly NewRow<'contact_requests'>[];
  readonly visits: readonly NewRow<'home_visits'>[];
  readonly events: readonly NewRow<'contact_request_events'>[];
}

interface Scene {
  readonly chance: Chance;
  readonly time: OfficeTime;
  readonly offices: readonly BranchOffice[];
  readonly superadminId: string;
  readonly customers: readonly Customer[];
}

interface SampleTrail {
  readonly request: NewRow<'contact_requests'>;
  readonly visit: NewRow<'home_visits'> | null;
  readonly events: readonly NewRow<'contact_request_events'>[];
}

export function inventRequests(scene: Scene): SampleRequests {
  const trails: SampleTrail[] = [];
  for (const [turn, written] of sampleContactRequests.entries()) {
    const earlier = trails.find(({ request }) => written.isAgain && request.phone === written.phone)?.request;
    trails.push(inventTrail(scene, written, turn, earlier));
  }
  return {
    requests: trails.map(({ request }) => request),
    visits: trails.flatMap(({ visit }) => visit ?? []),
    events: trails.flatMap(({ events }) => events),
  };
}

function inventTrail(
  { chance, time, offices, superadminId, customers }: Scene,
  written: SampleContactRequest,
  turn: number,
  earlier: NewRow<'contact_requests'> | undefined,
): SampleTrail {
  const receivedAt = time.now - written.hoursAgo * hourMs;
  const story = earlier === undefined ? (written.story ?? storyOf(written.hoursAgo, turn)) : untouched;
  const { office, rule } = officeFor(written, offices);
  const officer = office.officers[turn % office.officers.length];
  invariant(officer !== undefined, 'somebody serves customers at every branch');
  const customer = story.isCustomer ? newestOf(customers, office, turn) : undefined;
  const who =
    customer === undefined ? written : { ...written, fullName: customer.name, phone: customer.phone };
  const closed = story.steps.find(({ closeReason }) => closeReason !== undefined);
  const request = {
    ...writtenRow(who, receivedAt),
    id: chance.idAt(receivedAt),
    branch_id: earlier?.branch_id ?? office.id,
    branch_rule: earlier === undefined ? rule : ('same_phone' as const),
    merged_into: earlier?.id ?? null,
    assignee_id: story.steps.length === 0 ? null : officer.id,
    close_reason: closed?.closeReason ?? null,
    customer_id: customer?.id ?? null,
  };
  const visit = visitOf(story, { chance, time, request, receivedAt, bookedBy: officer.id, turn });
  const events = story.steps.map((step): NewRow<'contact_request_events'> => {
    const at = momentOf(step, receivedAt);
    return {
      id: chance.idAt(at.getTime()),
      request_id: request.id,
      kind: step.kind,
      recorded_at: at,
      recorded_by: step.kind === 'assigned' ? superadminId : officer.id,
      result: step.result ?? null,
      note: step.note ?? null,
      assignee_id: step.kind === 'assigned' || step.kind === 'taken' ? officer.id : null,
      visit_id: step.kind === 'visit_booked' || step.kind === 'visited' ? (visit?.id ?? null) : null,
      close_reason: step.closeReason ?? null,
      customer_id: step.kind === 'linked' ? (customer?.id ?? null) : null,
    };
  });
  return { request, visit, events };
}

function writtenRow(request: SampleContactRequest, receivedAt: Instant) {
  const receivedOn = businessDateOf(receivedAt);
  const { hoursAgo: _, story: __, isAgain: ___, preferredInDays, ...said } = request;
  const { key, digest } = identifySubmission({ ...said, receivedAt }, null, receivedOn);
  return {
    form_type: request.formType,
    full_name: request.fullName,
    phone: request.phone,
    email: request.email ?? null,
    address: request.address ?? null,
    service_type: request.serviceType ?? null,
    message: request.message ?? null,
    preferred_on: preferredInDays === undefined ? null : addDays(receivedOn, preferredInDays),
    preferred_time: request.preferredTime ?? null,
    notes: request.notes ?? null,
    language: request.language,
    received_at: new Date(receivedAt),
    submission_key: key,
    submission_digest: digest,
    tracking_code: trackingCodeOf('A', digest.subarray(0, trackingCodeBytes)),
  };
}

interface Booking {
  readonly chance: Chance;
  readonly time: OfficeTime;
  readonly request: Pick<NewRow<'contact_requests'>, 'id' | 'branch_id' | 'address'>;
  readonly receivedAt: Instant;
  readonly bookedBy: string;
  readonly turn: number;
}

/** Said on the phone by a visitor who had only asked a question. */
const toldAddress = 'House 21, behind the main bazaar';

/** Each at a different hour, so that no two have the same one. */
function visitOf(
  { steps, visit }: Story,
  { chance, time, request, receivedAt, bookedBy, turn }: Booking,
): NewRow<'home_visits'> | null {
  const booked = steps.find(({ kind }) => kind === 'visit_booked');
  const made = steps.find(({ kind }) => kind === 'visited');
  if (visit === undefined || booked === undefined) return null;
  const bookedAt = momentOf(booked, receivedAt);
  return {
    id: chance.idAt(bookedAt.getTime()),
    request_id: request.id,
    branch_id: request.branch_id,
    visit_on: addDays(time.today, visit.inDays),
    starts_at: `${10 + (turn % 7)}:00`,
    address: request.address ?? toldAddress,
    place: 1 + Math.floor(turn / 7),
    booked_at: bookedAt,
    booked_by: bookedBy,
    outcome: made === undefined ? null : 'made',
    ended_at: made === undefined ? null : momentOf(made, receivedAt),
  };
}

/** The branch that the visitor's words name. */
function officeFor({ address, message }: SampleContactRequest, offices: readonly BranchOffice[]) {
  const named = offices.map(({ id, place: { city } }, index) => ({
    id,
    city,
    area: city,
    isMain: index === 0,
  }));
  const { branchId, rule } = branchOnArrival({ address: address ?? null, message: message ?? null }, named);
  const office = offices.find(({ id }) => id === branchId);
  invariant(office !== undefined, 'a request goes to one of the branches');
  return { office, rule };
}

/** One of a branch's latest customers. */
function newestOf(customers: readonly Customer[], office: BranchOffice, turn: number): Customer | undefined {
  const ofOffice = customers.filter((customer) => customer.office === office);
  const newest = ofOffice.toSorted((one, other) => (one.joinedOn < other.joinedOn ? 1 : -1));
  return newest[turn % Math.min(newest.length, 12)];
}
