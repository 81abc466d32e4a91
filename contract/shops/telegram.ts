import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { withoutFormat } from '../fields/invisible.ts';

const link = /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/@?(\w+)\/?(?:\?\S*)?$/i;

/** Returns the user name of a typed or pasted Telegram link, `@padaria`; other text only trimmed. */
export function readTelegram(typed: string): string {
  const text = withoutFormat(typed).trim();
  const [, name] = link.exec(text) ?? [];
  return name === undefined ? text : `@${name}`;
}

/** A Telegram user name, also as a link such as https://t.me/padaria, or empty. */
export const telegramField = z.string().check(
  z.overwrite(readTelegram),
  z.refine<string>((name) => name === '' || /^@?[A-Za-z]\w{4,31}$/.test(name), {
    error: 'INVALID_FORMAT',
  }),
);
