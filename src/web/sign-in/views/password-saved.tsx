import { DoneView } from './done-view.tsx';
import { messages } from './reset-password.messages.ts';

export function PasswordSaved() {
  return <DoneView title={messages.saved} lead={messages.savedLead} />;
}
