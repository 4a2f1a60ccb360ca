/** Chooses a service in the message form and fires the form's events, as if the visitor had chosen it. */
export function chooseService(service: string): void {
  const field = document.querySelector<HTMLSelectElement>('#contact select[name=service]');
  if (field === null) return;
  field.value = service;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
