/** Milliseconds back for which the clock of a device without a line is believed. */
export const longestOffline = 7 * 24 * 60 * 60 * 1000;
