import type { Claim } from '#contract/claims/claims.ts';
import type { Language } from '#contract/http/languages.ts';
import { loadVoucherTexts } from '#web/views/voucher/load-voucher-texts.ts';
import type { PageOfClaims } from './page-of-claims.ts';
import { type ClaimRefusal, claimRefusalOf, wallet } from './refusal.ts';

/** The looks of a button that claims an offer. */
export interface ClaimView {
  /** Says that the claim is being made, and loads texts and voucher meanwhile. */
  readonly wait: () => void;
  readonly stopWaiting: () => void;
  /** Shows the voucher below the button, and a link to the wallet instead of the button. */
  readonly show: (claim: Claim) => Promise<void>;
  /** Says why the claim was not made. */
  readonly refuse: (error: unknown) => Promise<void>;
  /** Shows the button as for a guest. */
  readonly clear: () => void;
}

const loadPart = () => import('./voucher/show-voucher.tsx');

const texts = () => loadVoucherTexts(document.documentElement.lang.slice(0, 2) as Language);

const linkTo = (href: string, textContent: string) =>
  Object.assign(document.createElement('a'), { href, textContent });

/** Returns the level below the heading of an offer. */
function levelBelow(offer: HTMLElement | null): 2 | 3 | 4 {
  const heading = offer?.querySelector('h1, h2, h3');
  return heading ? ((Number(heading.tagName[1]) + 1) as 2 | 3 | 4) : 2;
}

/** Returns the view of a button that the server rendered, with its status element behind it. */
export function claimButtonView(button: HTMLElement, page: PageOfClaims): ClaimView {
  const status = button.nextElementSibling as HTMLElement;
  const hidden = status.style.cssText;
  const offer = button.closest<HTMLElement>('[data-offer]');
  let link: HTMLAnchorElement | undefined;
  let box: HTMLElement | undefined;
  let remove = () => {};
  /** Number of times that the button was cleared: a voucher that is still loading is not shown after that. */
  let cleared = 0;

  function announce(text = ''): void {
    status.style.cssText = hidden;
    status.textContent = text;
  }

  function say({ text, link: target }: ClaimRefusal): void {
    status.style.cssText = 'flex:1 1 100%';
    status.replaceChildren(text);
    if (target) status.append(' ', linkTo(target.href, target.text));
  }

  /** Puts a box behind the row of the button, whose last child is the status. */
  function addBox(): HTMLElement {
    const added = document.createElement('div');
    (button.parentElement ?? button).after(added);
    return added;
  }

  function clear(): void {
    cleared += 1;
    remove();
    remove = () => {};
    box?.remove();
    link?.replaceWith(button);
    offer?.removeAttribute('data-claimed');
    announce();
  }

  /** Moves the focus from the button, which is gone, to the voucher. A user who is elsewhere stays there. */
  function lookAt(voucher: HTMLElement, hadFocus: boolean): void {
    const region = voucher.firstElementChild as HTMLElement | null;
    if (!region || !hadFocus) return;
    region.tabIndex = -1;
    region.style.scrollMargin = '1rem';
    region.focus({ preventScroll: true });
    const block = region.offsetHeight > innerHeight ? 'start' : 'nearest';
    region.scrollIntoView({ block });
  }

  return {
    wait() {
      button.setAttribute('aria-busy', 'true');
      loadPart().catch(() => {});
      announce();
      texts().then(
        (t) => button.hasAttribute('aria-busy') && announce(t('voucher.wait')),
        () => {},
      );
    },
    stopWaiting: () => button.removeAttribute('aria-busy'),
    async show(claim) {
      const { code } = claim;
      const href = `${wallet}?code=${code}`;
      const before = cleared;
      try {
        const [part, t] = await Promise.all([loadPart(), texts()]);
        await part.styles;
        if (cleared !== before) return;
        const { activeElement, body } = document;
        const hadFocus = activeElement === button || activeElement === body;
        link = linkTo(href, t('voucher.wallet'));
        link.className = button.className;
        box = addBox();
        // On a list, a card with a voucher takes the whole row.
        offer?.setAttribute('data-claimed', '');
        const headingLevel = levelBelow(offer);
        remove = part.showVoucher(box, { t, claim, headingLevel });
        button.replaceWith(link);
        announce(part.announcementOf(t, claim));
        lookAt(box, hadFocus);
      } catch (error) {
        console.error(error);
        // The connection is gone since the claim was made. A counter needs the code only.
        say({ text: '', link: { href, text: code } });
      }
    },
    async refuse(error) {
      const t = await texts().catch(() => undefined);
      say(t ? claimRefusalOf(t, error, page) : { text: page.failed });
    },
    clear,
  };
}
