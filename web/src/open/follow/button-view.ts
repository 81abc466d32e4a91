/** A button that follows a shop, with its status element behind it. */
export interface ButtonView {
  readonly button: HTMLElement;
  /** Shows whether the user follows the shop; undefined for a guest. */
  readonly show: (isFollowing: boolean | undefined) => void;
  /** Shows a sentence below the button; an empty one removes it. */
  readonly say: (text: string | undefined) => void;
  /** Reads a text out that the button already shows. */
  readonly announce: (text: string | undefined) => void;
}

/** Returns the view of a button that the server rendered. */
export function buttonView(button: HTMLElement): ButtonView {
  const status = button.nextElementSibling as HTMLElement;
  const hidden = status.style.cssText;
  // An icon before the text stays.
  const label = button.lastChild ?? button;
  const { textContent } = label;
  const tell = (text: string | undefined, look: string) => {
    status.style.cssText = look;
    status.textContent = text ?? '';
  };
  return {
    button,
    show(isFollowing) {
      label.textContent = isFollowing ? (button.dataset['following'] ?? '') : textContent;
      if (isFollowing === undefined) button.removeAttribute('aria-pressed');
      else button.setAttribute('aria-pressed', String(isFollowing));
    },
    say: (text) => tell(text, text ? 'flex:1 1 100%' : hidden),
    announce: (text) => tell(text, hidden),
  };
}
