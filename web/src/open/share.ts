import { wasCancelled } from '#web/lib/was-cancelled.ts';
import { elementsWith, statusAfter } from './elements.ts';

type Texts = Readonly<
  Record<'url' | 'text', string> & Partial<Record<'title' | 'copied' | 'failed', string>>
>;

/** Shares a link with a phone's share sheet, elsewhere copies it. Returns whether it was copied. */
async function send({ url, title = '', text }: Texts): Promise<boolean> {
  // On a computer, the share sheet takes one step more than a copied link.
  if (matchMedia('(pointer: coarse)').matches && navigator.share) {
    await navigator.share(text ? { title, url, text } : { title, url });
    return false;
  }
  await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
  return true;
}

/** Makes a button share its link; if the browser refuses, shows the link. */
function prepare(button: HTMLElement): void {
  const texts = button.dataset as Texts;
  const status = statusAfter(button);
  button.addEventListener('click', async () => {
    // Loads meanwhile, since browsers share and copy only in answer to a tap.
    const rest = import('./share-answer.ts').catch(() => {});
    let failure: unknown;
    try {
      if (!(await send(texts))) return;
    } catch (error) {
      if (wasCancelled(error)) return;
      failure = error;
    }
    const part = await rest;
    if (part) part.showAnswer(button, status, failure);
    else prompt(failure ? texts.failed : texts.copied, texts.url);
  });
  button.hidden = false;
}

/** Shows the buttons that share a link. */
export function offerShare(): void {
  for (const button of elementsWith('share')) prepare(button);
}
