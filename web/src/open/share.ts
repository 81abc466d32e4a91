import { wasCancelled } from '#web/lib/was-cancelled.ts';
import { elementsWith } from './elements.ts';

/** Milliseconds that a button says that the link was copied. */
const shownFor = 2500;

// The style sheet knows no elements that scripts add, and the page's policy allows no style attributes in HTML.
const hiddenVisually =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
const asField = 'display:block;box-sizing:border-box;width:100%;min-height:44px;font:inherit';

/** Returns a field with a link that can be copied by hand. */
function fieldOf(url: string, label: string): HTMLElement {
  const field = document.createElement('label');
  const input = document.createElement('input');
  field.style.flex = '1 1 100%';
  input.style.cssText = asField;
  input.readOnly = true;
  input.value = url;
  input.addEventListener('focus', () => input.select());
  field.append(label, input);
  return field;
}

/** Makes a button share its link with a phone's share sheet, elsewhere with the clipboard; if refused, shows the link. */
function prepare(button: HTMLElement): void {
  const { url = '', title = '', text = '', copied = '', failed = '' } = button.dataset;
  const label = [...button.childNodes];
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.style.cssText = hiddenVisually;
  button.after(status);

  let field: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const reset = () => {
    clearTimeout(timer);
    status.textContent = '';
    button.replaceChildren(...label);
  };
  button.addEventListener('click', async () => {
    reset();
    field?.remove();
    try {
      // On a computer, the share sheet takes one step more than a copied link.
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
        await navigator.share({ title, url, ...(text && { text }) });
        return;
      }
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
      status.textContent = copied;
      // A button with an icon alone has no room for words.
      button.textContent = button.textContent?.trim() ? copied : '✓';
      timer = setTimeout(reset, shownFor);
    } catch (error) {
      if (wasCancelled(error)) return;
      field = fieldOf(url, failed);
      status.textContent = failed;
      status.after(field);
    }
  });
  button.hidden = false;
}

/** Shows the buttons that share a link. */
export function offerShare(): void {
  elementsWith('share').forEach(prepare);
}
