import { wasCancelled } from '#web/lib/was-cancelled.ts';
import { elementsWith, statusAfter } from './elements.ts';

/** Milliseconds that a button says that the link was copied. */
const shownFor = 2500;

type Texts = Readonly<Record<'url' | 'title' | 'text' | 'copied' | 'failed', string>>;

/** Makes a button share its link with a phone's share sheet, elsewhere with the clipboard; if refused, shows the link. */
function prepare(button: HTMLElement): void {
  const { url, title, text, copied, failed } = button.dataset as Texts;
  const label = [...button.childNodes];
  const status = statusAfter(button);
  let timer: ReturnType<typeof setTimeout>;
  const reset = () => {
    clearTimeout(timer);
    status.textContent = '';
    button.replaceChildren(...label);
  };
  button.addEventListener('click', async () => {
    reset();
    try {
      // On a computer, the share sheet takes one step more than a copied link.
      if (matchMedia('(pointer: coarse)').matches && navigator.share) {
        return await navigator.share({ title, url, ...(text && { text }) });
      }
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
      status.textContent = copied;
      // A button with an icon alone has no room for words.
      button.textContent = (button.textContent ?? '').trim() ? copied : '✓';
      timer = setTimeout(reset, shownFor);
    } catch (error) {
      if (wasCancelled(error)) return;
      status.textContent = failed;
      await import('./share-link.ts').then(
        (part) => part.showLink(button, status, url),
        () => prompt(failed, url),
      );
    }
  });
  button.hidden = false;
}

/** Shows the buttons that share a link. */
export function offerShare(): void {
  elementsWith('share').forEach(prepare);
}
