import type { User } from '#contract/accounts/users.ts';
import type { screenPaths } from '#contract/shops/site-paths.ts';
import type { LandingState } from './user-state.ts';

/** An entry of the side menu. When it is enabled is in `menu-rules.ts`. */
interface MenuItem {
  /** The name of a Tabler icon. */
  readonly icon: `Icon${string}`;
  /** Whose menu shows the entry. */
  readonly roles: readonly User['role'][];
}

/** One screen: where it is, who may open it and what leads to it. */
export interface Screen {
  /** The path of its URL, from the contract's list: no shop may be called like one. */
  readonly path: (typeof screenPaths)[keyof typeof screenPaths];
  /** Its component, a default export: a file below `web/src/features`. */
  readonly module: `${string}/routes/${string}.tsx`;
  /** What surrounds it: the sign-in pages' layout, the shell for signed-in users, or nothing. */
  readonly layout: 'account' | 'private' | 'open';
  /** Who may open it; everyone when left out. */
  readonly roles?: readonly User['role'][];
  /** Signed-in users are redirected to their landing screen. */
  readonly guestsOnly?: true;
  /** A step of signing in outside the sign-in pages' layout: users never return to it afterwards. */
  readonly isSignInStep?: true;
  /** The screen that its back link leads to; the parent's menu entry is the active one. */
  readonly parent?: string;
  /** Shows owners their first steps below its heading, until all are done. */
  readonly hasFirstSteps?: true;
  /** Its menu entry, labelled by the text `shell.screens.<name>`; entries follow the table's order. */
  readonly menu?: MenuItem;
  /** Whether a user in this state lands here, if no earlier screen of the table applies. */
  readonly isLanding?: (state: LandingState) => boolean;
}
