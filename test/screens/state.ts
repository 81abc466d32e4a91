import type { Page } from '@playwright/test';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { needsSession, type ScreenName, screenNames, screenOf } from '#web/screens/screens.ts';
import type { DemoIds } from './demo-ids.ts';

/** An action on a page, before it opens or after it is shown. */
export type UserAction = (page: Page, ids: DemoIds) => Promise<unknown>;

/** A demo account that sees a screen, or a visitor. */
type Account = 'visitor' | 'dona' | 'tapioca' | 'vento' | 'salao' | 'nova' | 'equipe';

/** A screen in one state. The table of screens gives the defaults. */
export interface State {
  /** By default an owner or staff for private screens, otherwise a visitor. */
  readonly as?: Account;
  /** By default the path of the screen. */
  readonly path?: (ids: DemoIds) => string;
  /** Local storage items. */
  readonly stored?: (ids: DemoIds) => Readonly<Record<string, string>>;
  /** Steps before the page opens, such as replacing an API answer. */
  readonly given?: readonly UserAction[];
  /** Steps after the page is shown, such as opening a dialog. */
  readonly actions?: readonly UserAction[];
  /** The state lasts while something is loading. */
  readonly isBusy?: true;
  /** The usual state of a screen: also shown with large text, and measured by Lighthouse. */
  readonly isMain?: true;
  /** Repeats another state with other words; the browser tests skip it. */
  readonly isRepeated?: true;
  /** The only window of the state; any window by default. */
  readonly only?: 'phone' | 'paper';
}

/** A row for a screen's usual state. */
export const main = { isMain: true } as const;

/** Converts `shopList` to `shop-list`. */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** `page` is an open page, which the server renders. */
type Start = Kebab<ScreenName> | 'not-found' | 'page';

/** Name of a state: its screen and a suffix, such as `shop-list-empty`. */
export type StateName = Start | `${Start}-${string}`;

export type States = { readonly [Name in StateName]?: State };

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the screen of a state; undefined for a path without a screen. */
export function screenOfState(name: StateName): ScreenName | undefined {
  const isOf = (screen: ScreenName) => `${name}-`.startsWith(`${kebab(screen)}-`);
  return screenNames.filter(isOf).toSorted((one, other) => other.length - one.length)[0];
}

export interface NamedState extends State {
  readonly name: StateName;
}

/** Returns whether a state is one of an open page. */
export const isPageState = ({ name }: Pick<NamedState, 'name'>): boolean =>
  /^page(?:-|$)/.test(name);

/** Returns the account that sees a state. */
export function accountOf({ name, as }: NamedState): Account {
  const screen = screenOfState(name);
  if (as || !screen) return as ?? 'visitor';
  const { roles = ['owner'] } = screenOf(screen);
  if (!needsSession(screen)) return 'visitor';
  return roles.includes('owner') ? 'dona' : 'equipe';
}

/** Returns the path that shows a state. */
export function pathOf({ name, path }: NamedState, ids: DemoIds): string {
  const screen = screenOfState(name);
  return path?.(ids) ?? (screen ? linkToScreen(screen) : '/nada');
}
