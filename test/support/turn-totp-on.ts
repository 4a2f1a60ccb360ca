import { Secret, TOTP } from 'otpauth';
import { type Session, type TestApi, testPassword } from './api.ts';

/** Sets up two-step sign-in and answers what the phone and the sheet of paper then hold. */
export async function turnTotpOn(testApi: TestApi, session: Session, currentPassword = testPassword) {
  const start = await testApi.send('POST', '/api/profile/totp/start', {
    as: session,
    body: { currentPassword },
  });
  const { data } = (await start.json()) as { data: { secret: string } };
  const totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
  const generate = () => totp.generate({ timestamp: testApi.clock.now() });
  const confirmed = await testApi.send('POST', '/api/profile/totp/confirm', {
    as: session,
    body: { code: generate() },
  });
  const { data: sheet } = (await confirmed.json()) as { data: { recoveryCodes: string[] } };
  return { generate, recoveryCodes: sheet.recoveryCodes };
}
