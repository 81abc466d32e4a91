import type { User } from '#contract/accounts/users.ts';
import type { screenPaths } from '#contract/shops/site-paths.ts';
import type { LandingState } from './user-state.ts';

/** Folders of `web/public/assets/i18n/` with the texts of single screens. */
export type ScreenTexts = 'wallet' | 'counter' | 'checkin';

/** An entry of the side menu; `menu.ts` says when it is enabled. */
interface MenuItem {
  readonly icon: `Icon${string}`;
  readonly roles: readonly User['role'][];
}

/** One screen: its path, access and links. */
export interface Screen {
  /** The path, from the contract's list, whose words no shop identifier may use. */
  readonly path: (typeof screenPaths)[keyof typeof screenPaths];
  /** The file of its component below `web/src/features`, a default export. */
  readonly module: `${string}/routes/${string}.tsx`;
  /** Its layout: the sign-in pages', the shell for signed-in users, or none: a `bare` screen has its own header. */
  readonly layout: 'account' | 'private' | 'bare';
  /** Whether a bare screen also opens without a session. */
  readonly isForVisitors?: true;
  /** The folders with its own texts. */
  readonly texts?: readonly ScreenTexts[];
  /** Whether it fills the window, without header and side menu: it shows or prints a page for customers. */
  readonly isWholePage?: true;
  /** The roles that may open it; everyone by default. */
  readonly roles?: readonly User['role'][];
  /** Whether signed-in users are redirected to the page in `?from=` or their landing screen. */
  readonly guestsOnly?: true;
  /** A step of signing in outside the sign-in layout; users never return to it afterwards. */
  readonly isPartOfSignIn?: true;
  /** The target of its back link; the parent's menu entry is the active one. */
  readonly parent?: string;
  /** Whether owners see their first steps below its heading, until all are done. */
  readonly hasFirstSteps?: true;
  /** Its menu entry, labelled by the text `shell.screens.<name>`, in the table's order. */
  readonly menu?: MenuItem;
  /** Whether a user in this state lands here, if no earlier screen of the table applies. */
  readonly isLanding?: (state: LandingState) => boolean;
}
