import { approvalKindNames } from '#contract/lending/labels/approval-names.messages.ts';
import type { RequestedDescriptor } from './approval-descriptor.ts';

/** New rows for the outstanding amount. */
export const reschedule: RequestedDescriptor = {
  name: approvalKindNames.reschedule,
  icon: 'schedule',
  movesDates: true,
  invitation: { en: 'Request a new schedule', ur: 'نئے شیڈول کی درخواست' },
  menu: { icon: 'calendar', actions: ['reschedule'] },
  audit: {
    request: { en: 'Requested a new schedule', ur: 'نئے شیڈول کی درخواست کی گئی' },
    grant: { en: 'Approved a new schedule', ur: 'نیا شیڈول منظور کیا گیا' },
    reject: { en: 'Rejected a new schedule', ur: 'نیا شیڈول نامنظور کیا گیا' },
    withdraw: { en: 'Withdrew a schedule request', ur: 'نئے شیڈول کی درخواست واپس لی گئی' },
  },
};

/** The rows from before a reschedule. */
export const rescheduleUndo: RequestedDescriptor = {
  name: approvalKindNames.reschedule_undo,
  icon: 'schedule',
  movesDates: true,
  invitation: { en: 'Request the old schedule again', ur: 'پرانے شیڈول کی بحالی کی درخواست' },
  menu: {
    icon: 'undo',
    actions: ['undo_reschedule'],
    needs: 'replaced_schedule',
  },
  audit: {
    request: { en: 'Asked to restore the old schedule', ur: 'پرانے شیڈول کی بحالی کی درخواست کی گئی' },
    grant: { en: 'Restored the old schedule', ur: 'پرانا شیڈول بحال کیا گیا' },
    reject: { en: 'Rejected restoring the old schedule', ur: 'پرانے شیڈول کی بحالی نامنظور کی گئی' },
    withdraw: {
      en: 'Withdrew the request to restore the old schedule',
      ur: 'پرانے شیڈول کی بحالی کی درخواست واپس لی گئی',
    },
  },
};
