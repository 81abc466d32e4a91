import { chooseLanguage, locales } from '#contract/languages.ts';
import type { PushMessage } from '#contract/push-subscriptions.ts';
import type { WorkerBuild } from './worker-build.ts';

/** What a notification shows, in the language of the user. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** A notice takes the place of an earlier one about the same. */
  readonly tag: string;
  /** Whether the device sounds for a notice that replaces another one. Browsers refuse this without a tag. */
  readonly renotify: boolean;
}

/** A code of a newer server than this worker, or a message that cannot be read: browsers demand a notice for each. */
const unknown = 'OTHER';

/** The notice of a push message, of which any part may be missing. */
export function pushNoticeOf(
  message: Partial<PushMessage>,
  texts: WorkerBuild['pushTexts'],
  chosen: string | undefined,
  preferred: readonly string[],
): PushNotice {
  const language = chooseLanguage(chosen, preferred);
  const { code = unknown, name = '', businessId = '' } = message;
  const text = texts[language][code] ?? texts[language][unknown] ?? { title: 'Vitrine', body: '' };
  const fill = (sentence: string) => sentence.replaceAll('{{name}}', () => name);
  return {
    title: fill(text.title),
    body: fill(text.body),
    lang: locales[language],
    tag: businessId,
    renotify: businessId !== '',
  };
}
