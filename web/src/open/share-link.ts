const fields = new WeakMap<HTMLElement, HTMLElement>();

/** Shows a link in a field below a button, to be copied by hand. The next tap removes the field. */
export function showLink(button: HTMLElement, status: HTMLElement, url: string): void {
  fields.get(button)?.remove();
  const text = status.textContent ?? '';
  // Another tap has been answered meanwhile.
  if (text !== button.dataset['failed']) return;
  const field = document.createElement('label');
  const input = document.createElement('input');
  // The style sheet knows no elements that scripts add.
  field.style.flex = '1 1 100%';
  input.style.cssText =
    'display:block;box-sizing:border-box;width:100%;min-height:44px;font:inherit';
  input.readOnly = true;
  input.value = url;
  input.addEventListener('focus', () => input.select());
  field.append(text, input);
  status.after(field);
  fields.set(button, field);
  button.addEventListener('click', () => field.remove(), { once: true });
}
