const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is a day `YYYY-MM-DD` of the calendar. */
export function isCalendarDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return isoDay.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
