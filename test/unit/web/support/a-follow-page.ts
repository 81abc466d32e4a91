import { storeBusiness } from '#web/lib/auth/store-business.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { aToken } from './a-token.ts';
import { elementOf, shopId, showOpenPage } from './an-open-page.ts';
import { jsonAnswer } from './json-answer.ts';

/** The calls of following and claiming by method and path. */
const calls = {
  summary: /^GET \/api\/shops\/shp_\w+\/summary\?consumerId=/,
  follow: /^POST \/api\/shops\/shp_\w+\/following$/,
  unfollow: /^DELETE \/api\/shops\/shp_\w+\/following\/\w+$/,
  claim: /^POST \/api\/offers\/off_\w+\/claims$/,
  read: /^GET \/api\/claims\/\w+$/,
  me: /^GET \/api\/users\/me$/,
} as const;

type CallName = keyof typeof calls;

interface SentCall {
  readonly name: CallName;
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
}

type Answer = () => Response | Promise<Response>;

let sent: SentCall[] = [];
/** Next answers of each call; the last one is repeated. */
const answers = new Map<CallName, readonly Answer[]>();

export const answer = (name: CallName, ...next: readonly (Response | Answer)[]): void =>
  void answers.set(
    name,
    next.map((each) => (typeof each === 'function' ? each : () => each)),
  );

export const refuse = (name: CallName, ...statuses: readonly number[]): void =>
  answer(name, ...statuses.map((status) => jsonAnswer(status, {})));

/** Refuses a call by the limit of a day, which has hours to go. */
export const refuseByLimit = (name: CallName): void =>
  answer(name, jsonAnswer(429, {}, { 'retry-after': '7200' }));

/** Lets a call find no server. */
export const lose = (name: CallName): void =>
  answer(name, () => Promise.reject(new TypeError('Failed to fetch')));

/** Lets the next answer to a call wait. Returns a function that gives it. */
export function hold(name: CallName): (given: Response) => void {
  const held = Promise.withResolvers<Response>();
  const later = answers.get(name) ?? [];
  answers.set(name, [() => held.promise, ...later]);
  return held.resolve;
}

export const sentCalls = (...names: readonly CallName[]): readonly SentCall[] =>
  sent.filter(({ name }) => names.length === 0 || names.includes(name));

/** The idempotency keys of the calls of a name, in order. */
export const keysOf = (name: CallName): readonly (string | undefined)[] =>
  sentCalls(name).map(({ headers }) => headers['Idempotency-Key']);

/** The names of the calls that follow and unfollow, in order. */
export const sentChanges = (): readonly CallName[] =>
  sentCalls('follow', 'unfollow').map(({ name }) => name);

export const summaryOf = (isFollowing: boolean, followersCount: number): Response =>
  jsonAnswer(200, { isFollowing, followersCount });

async function fetchOfTest(url: string, init: RequestInit): Promise<Response> {
  const line = `${init.method} ${url}`;
  const name = (Object.keys(calls) as CallName[]).find((each) => calls[each].test(line));
  if (!name) throw new Error(`No answer to ${line}`);
  sent.push({ name, url, init, headers: init.headers as Record<string, string> });
  const [next, ...later] = answers.get(name) ?? [];
  if (!next) throw new Error(`No answer to ${line}`);
  if (later.length > 0) answers.set(name, later);
  return next();
}

let listeners: [target: EventTarget, type: string, listener: EventListener][] = [];

/** Each test loads the script again; the script of the previous test must not react to its events. */
function collectListeners(): void {
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown, options: unknown) => {
      listeners.push([window, type, listener as EventListener]);
      add(type, listener as EventListener, options as AddEventListenerOptions);
    });
}

/** Signs a user in, who is a member of a business, of none, or of one that this device does not know. */
export function signIn(userId = 'ana', businessId: string | undefined = ''): string {
  const now = Math.floor(Date.now() / 1000);
  const token = aToken(now, now + 3600);
  storeUser(userId, token);
  if (businessId !== undefined)
    storeBusiness({ userId, businessId, role: businessId ? 'owner' : 'consumer' });
  return token;
}

/** Before each test of a file, shows a page of a shop that nobody follows, or another page. */
export function showFollowPage(
  showPage = () => showOpenPage(['account', 'follow', 'followers']),
): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
    jest.resetModules();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/loja/padaria-aurora');
    sent = [];
    answers.clear();
    answer('summary', summaryOf(false, 4));
    refuse('follow', 204);
    refuse('unfollow', 204);
    Object.assign(globalThis, { fetch: fetchOfTest });
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    collectListeners();
    showPage();
  });
  afterEach(() => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    listeners = [];
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

export const settle = (milliseconds = 0): Promise<void> =>
  jest.advanceTimersByTimeAsync(milliseconds).then(() => undefined);

/** Runs the script of the page until nothing happens any more. */
export async function load(): Promise<void> {
  await import('#web/open/page.ts');
  await settle(200);
}

/** Signs a user in, and runs the script of the page. Returns their token. */
export async function loadAs(userId = 'ana'): Promise<string> {
  const token = signIn(userId);
  await load();
  return token;
}

/** Shows the page again, which the browser kept. */
export async function showAgain(): Promise<void> {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle(200);
}

export const button = (): HTMLElement => elementOf('follow');

export async function tap(element = button()): Promise<void> {
  element.click();
  await settle();
}

export const status = (): string => button().nextElementSibling?.textContent ?? '';

/** Label and state of the button, and the number of followers. */
export const shown = (): readonly unknown[] => [
  button().textContent,
  button().getAttribute('aria-pressed'),
  elementOf('followers').hidden ? '' : elementOf('followers').textContent,
];

/** The wish behind a tap that follows the shop of the page. */
export const wishToFollow = { kind: 'follow', shopId } as const;

/** Stores the wish of a guest, as a tap does. */
export function storeIntent(changes: object = {}): void {
  const intent = { ...wishToFollow, path: location.pathname, at: Date.now() };
  sessionStorage.setItem('intent', JSON.stringify({ ...intent, ...changes }));
}
