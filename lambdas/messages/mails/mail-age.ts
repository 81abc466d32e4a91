const dayInMs = 24 * 60 * 60 * 1000;

/** Days after an event when no mail is sent about it any more, for failed jobs that run late. */
const daysMailed = 7;

/** Returns whether an event (a stored instant) is too old for a mail. */
export function isTooOldToMail(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) > daysMailed * dayInMs;
}

/** Returns until when a sent mail is remembered, in seconds since 1970: a day longer than it could be sent. */
export function endOfMemory(now: Date): number {
  return Math.ceil((now.getTime() + (daysMailed + 1) * dayInMs) / 1000);
}
