import type { Endpoint } from '#contract/endpoint.ts';
import { type Capability, extentOf } from '#domain/rights/capabilities.ts';
import type { Actor } from '../actor.ts';
import type { Reach } from '../reach.ts';
import { Refusal } from '../refusal.ts';

/** The rows that a call may touch: by the endpoint's access, and by each further capability that it names. */
interface Authorized {
  readonly reach: Reach | null;
  readonly besides: Readonly<Record<string, Reach | null>> | null;
}

const unlimited: Authorized = { reach: null, besides: null };

/** Admits or refuses the actor, and gives the call its reaches. Rights are checked only here. */
export function authorize(
  actor: Actor | null,
  { access, besides }: Pick<Endpoint, 'access' | 'besides'>,
): Authorized {
  if (access === 'public') return unlimited;
  if (actor === null) throw new Refusal('not_signed_in');
  if (access === 'signed-in') return unlimited;
  const reach = proveReach(actor, access);
  if (reach === null) throw new Refusal('not_allowed');
  // The second step is turned on in the user's own profile.
  if (actor.mustSetUpTotp && access !== 'profile.edit') throw new Refusal('totp_set_up_required');
  return { reach, besides: besides === undefined ? null : reachesOf(actor, besides) };
}

function reachesOf(actor: Actor, besides: Readonly<Record<string, Capability>>) {
  return Object.fromEntries(
    Object.entries(besides).map(([name, capability]) => [name, proveReach(actor, capability)]),
  );
}

/** No branch has this id, so an employee of no branch reaches nothing. */
const noBranch = '00000000-0000-0000-0000-000000000000';

/** The reach of an actor for a capability; null if their role does not have it. No other code makes a reach. */
function proveReach({ role, userId, branchId }: Actor, capability: Capability): Reach | null {
  const extent = extentOf(role, capability);
  if (extent === null) return null;
  return { extent, userId, branchId: branchId ?? noBranch } as unknown as Reach;
}
