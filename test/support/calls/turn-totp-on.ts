import { Secret, TOTP } from 'otpauth';
import { type TestApi, testPassword } from './api.ts';
import type { Session } from './raw-request.ts';

/** Sets up two-step sign-in, and returns the code generator and the recovery codes. */
export async function turnTotpOn(testApi: TestApi, session: Session, currentPassword = testPassword) {
  const { secret } = await testApi.call('startTotp', { as: session, body: { currentPassword } });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const generate = () => totp.generate({ timestamp: testApi.clock.now() });
  const { recoveryCodes } = await testApi.call('confirmTotp', { as: session, body: { code: generate() } });
  return { generate, recoveryCodes };
}
