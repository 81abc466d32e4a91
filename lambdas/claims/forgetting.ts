/** Years after the end of its month in which a claim keeps its consumer. */
const yearsKept = 2;

/** The first instant after a month, `YYYY-MM`, in UTC. */
export function endOfClaimsMonth(monthText: string): Date {
  const [year, month] = monthText.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0));
}

/** When the consumers of claims that end in a month, `YYYY-MM`, are forgotten, in seconds since 1970. */
export function forgottenAt(monthText: string): number {
  const end = endOfClaimsMonth(monthText);
  return Date.UTC(end.getUTCFullYear() + yearsKept, end.getUTCMonth()) / 1000;
}
