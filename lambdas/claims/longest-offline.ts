/** Longest believable time offline of a device, in milliseconds. */
export const longestOffline = 7 * 24 * 60 * 60 * 1000;
