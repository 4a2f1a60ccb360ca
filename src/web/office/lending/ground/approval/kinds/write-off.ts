import { approvalKindNames } from '#contract/lending/labels/approval-names.messages.ts';
import type { RequestedDescriptor } from './approval-descriptor.ts';

/** A write-off of the whole outstanding amount. */
export const writeOff: RequestedDescriptor = {
  name: approvalKindNames.write_off,
  icon: 'write_off',
  tone: 'quiet',
  takesAway: true,
  invitation: { en: 'Request a write-off', ur: 'کھاتے سے اخراج کی درخواست' },
  menu: { icon: 'dash', actions: ['write_off'] },
  audit: {
    request: { en: 'Requested a write-off', ur: 'کھاتے سے اخراج کی درخواست کی گئی' },
    grant: { en: 'Approved a write-off', ur: 'کھاتے سے اخراج منظور کیا گیا' },
    reject: { en: 'Rejected a write-off', ur: 'کھاتے سے اخراج نامنظور کیا گیا' },
    withdraw: { en: 'Withdrew a write-off request', ur: 'کھاتے سے اخراج کی درخواست واپس لی گئی' },
  },
};
