import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { withoutFormat } from '../fields/invisible.ts';

const link = /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/@?(\w+)\/?(?:\?\S*)?$/i;

/** The user name of a Telegram contact, `@padaria`, where its link is typed or pasted; other text without spaces around. */
export function readTelegram(typed: string): string {
  const text = withoutFormat(typed).trim();
  const [, name] = link.exec(text) ?? [];
  return name === undefined ? text : `@${name}`;
}

/** A user name of Telegram, also as a link such as https://t.me/padaria, or empty. */
export const telegramField = z.string().check(
  z.overwrite(readTelegram),
  z.refine<string>((name) => name === '' || /^@?[A-Za-z]\w{4,31}$/.test(name), {
    error: 'INVALID_FORMAT',
  }),
);
