/** Longest time offline for which a device's clock is believed, in milliseconds. */
export const longestOffline = 7 * 24 * 60 * 60 * 1000;
