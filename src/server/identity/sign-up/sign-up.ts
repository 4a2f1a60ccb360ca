import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { SignUpForm, signUpEndpoints } from '#contract/identity/sign-up.ts';
import type { Language } from '#domain/language.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { columns } from '#server/platform/db/columns.ts';
import { rethrowForOwnUser } from '#server/platform/db/constraint-refusals.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { linkCustomer } from '../codes/link-customer.ts';
import { takeActivationCode } from '../codes/take-activation-code.ts';
import { checkNewPassword } from '../proof/check-new-password.ts';
import { judgeGuess } from '../proof/judge-guess.ts';
import { lockUser } from '../proof/lock-user.ts';
import { hashPassword } from '../proof/passwords.ts';
import { changedIdentifiers, noKeptAccess, revokeAccess } from '../proof/revoke-access.ts';
import { type OpenedSession, openSession, type SessionOwner } from '../session/open-session.ts';

type SignUpCall = Call<typeof signUpEndpoints.signUp>;

interface NewUser {
  readonly form: SignUpForm;
  readonly passwordHash: string;
  readonly language: Language;
  readonly at: Date;
}

/**
 * Makes a user and signs them in. With an activation code, it is the user of the customer or employee that the code was
 * issued for. Without one, it is a customer who waits for the branch. A phone or e-mail that another user has gets the same
 * answer, so the answer does not tell who is a customer.
 */
export async function signUp(call: SignUpCall): Promise<OpenedSession> {
  const { context, input, clientAddress } = call;
  const form = input.body;
  await context.rateLimits.admitAddress('sign_up', clientAddress);
  await checkNewPassword(context.pool, 'password', form.password, form);
  if (form.activationCode === null) return makeAndSignIn(call);
  const counted = {
    by: `activation ${clientAddress}`,
    address: clientAddress,
    ofLender: 'activation',
    user: null,
  } as const;
  return judgeGuess(call, counted, () => makeAndSignIn(call));
}

async function makeAndSignIn(call: SignUpCall): Promise<OpenedSession> {
  const { context, input, clientAddress } = call;
  const { pool, clock } = context;
  const form = input.body;
  const newUser: NewUser = {
    form,
    passwordHash: await hashPassword(form.password, 'second'),
    language: form.language ?? call.language,
    at: new Date(clock.now()),
  };
  return inTransaction(pool, async (client) => {
    const owner = await makeUser(client, newUser);
    await recordAuditEvent(client, { actor: { userId: owner.id }, clientAddress }, newUser.at, {
      branchId: owner.branchId,
      action: 'sign_up',
      subject: 'user',
      subjectId: owner.id,
      after: { role: owner.role, byActivationCode: form.activationCode !== null },
    });
    return openSession(client, owner, { ...call, how: 'sign_up' }, clock.now());
  }).catch(rethrowForOwnUser);
}

async function makeUser(client: PoolClient, newUser: NewUser): Promise<SessionOwner> {
  const { form, at } = newUser;
  if (form.activationCode === null) return insertCustomersUser(client, newUser);
  const { customerId, userId } = await takeActivationCode(client, at, form.activationCode, [
    'customer_activation',
    'employee_activation',
  ]);
  if (userId !== null) return activateEmployee(client, userId, newUser);
  if (customerId === null) throw new Error('a code belongs to a customer or to a user, says its table');
  const owner = await insertCustomersUser(client, newUser);
  return { ...owner, branchId: await linkCustomer(client, customerId, owner.id) };
}

const ownerColumns = columns('users', ['id', 'full_name', 'email', 'role', 'language', 'password_hash']);

const insertUser = namedStatement(
  'sign-up-user',
  `INSERT INTO users (id, full_name, phone, email, role, language, password_hash, created_at, is_waiting)
   VALUES (:id, :fullName, :phone, :email, 'customer', :language, :passwordHash, :at, :isWaiting)
   RETURNING ${ownerColumns.selected()}, null AS "branchId"`,
);

async function insertCustomersUser(
  client: PoolClient,
  { form, passwordHash, language, at }: NewUser,
): Promise<SessionOwner> {
  const { fullName, phone, email, activationCode } = form;
  const isWaiting = activationCode === null;
  const { rows } = await client.query<SessionOwner>(
    insertUser({ id: uuidv7(), fullName, phone, email, language, passwordHash, at, isWaiting }),
  );
  return rows[0] as SessionOwner;
}

const activate = {
  name: 'activate-employee',
  text: `UPDATE users u
            SET full_name = $2, phone = $3, email = coalesce($4, email), language = $5, password_hash = $6,
                version = version + 1
           FROM employees e
          WHERE u.id = $1 AND e.user_id = u.id AND u.is_active
      RETURNING ${ownerColumns.selected('u')}, e.branch_id AS "branchId"`,
};

/** The lender has recorded the employee's user; the person adds their identifiers and password. */
async function activateEmployee(
  client: PoolClient,
  userId: string,
  { form, passwordHash, language, at }: NewUser,
): Promise<SessionOwner> {
  const before = await lockUser(client, userId);
  const { rows } = await client.query<SessionOwner>({
    ...activate,
    values: [userId, form.fullName, form.phone, form.email, language, passwordHash],
  });
  // Deactivated since the code was issued.
  if (rows[0] === undefined) throw new Refusal('code_expired');
  const identifiers = changedIdentifiers(before, { phone: form.phone, email: rows[0].email });
  await revokeAccess(client, userId, { changed: [...identifiers, 'password'], kept: noKeptAccess }, at);
  return rows[0];
}
