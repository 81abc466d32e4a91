const dayInMs = 24 * 60 * 60 * 1000;

/** Days after which nothing is mailed about an event any more, as where failed jobs are done again late. */
const daysMailed = 7;

/** Whether an event (an instant as stored) is too old to be mailed. */
export function isTooOldToMail(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) > daysMailed * dayInMs;
}

/** Until when it is remembered that a mail was sent, in seconds since 1970: a day longer than it could be sent. */
export function endOfMemory(now: Date): number {
  return Math.ceil((now.getTime() + (daysMailed + 1) * dayInMs) / 1000);
}
