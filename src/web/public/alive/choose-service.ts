/** Chooses a service in the message form as a visitor would, so that the form hears of it. */
export function chooseService(service: string): void {
  const field = document.querySelector<HTMLSelectElement>('#contact select[name=service]');
  if (field === null) return;
  field.value = service;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
