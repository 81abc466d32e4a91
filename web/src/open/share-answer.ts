/** Milliseconds that a button says that the link was copied. */
const shownFor = 2500;

/** Functions that take back the answers to the last taps on buttons. */
const takeBacks = new WeakMap<HTMLElement, () => void>();

/** Returns the texts of a button. Those with an icon alone have the texts of the one with words. */
const textsOf = ({ dataset }: HTMLElement): DOMStringMap => ({
  ...document.querySelector<HTMLElement>('[data-copied]')?.dataset,
  ...dataset,
});

/** Says on a button that its link was copied, for some seconds. */
function showCopied(button: HTMLElement): () => void {
  const label = [...button.childNodes];
  // A button with an icon alone has no room for words.
  button.textContent = button.textContent?.trim() ? (textsOf(button)['copied'] ?? '') : '✓';
  return () => button.replaceChildren(...label);
}

/** Shows the link in a field below a button, to be copied by hand. */
function showLink(button: HTMLElement, status: HTMLElement): () => void {
  const { url = '', failed = '' } = textsOf(button);
  const field = document.createElement('label');
  const input = document.createElement('input');
  // The style sheet knows no elements that scripts add.
  field.style.flex = '1 1 100%';
  input.style.cssText =
    'display:block;box-sizing:border-box;width:100%;min-height:44px;font:inherit';
  input.readOnly = true;
  input.value = url;
  input.addEventListener('focus', () => input.select());
  field.append(failed, input);
  status.after(field);
  return () => field.remove();
}

/** Answers a tap that copied the link, or failed by an error. The next tap takes the answer back. */
export function showAnswer(button: HTMLElement, status: HTMLElement, error?: unknown): void {
  takeBacks.get(button)?.();
  const { copied = '', failed = '' } = textsOf(button);
  const restore = error ? showLink(button, status) : showCopied(button);
  status.textContent = error ? failed : copied;
  const takeBack = () => {
    clearTimeout(timer);
    status.textContent = '';
    restore();
    takeBacks.delete(button);
  };
  const timer = error ? undefined : setTimeout(takeBack, shownFor);
  takeBacks.set(button, takeBack);
  button.addEventListener('click', takeBack, { once: true });
}
