/**
 * Returns whether an answer comes from the device's storage: the server gave it (epoch milliseconds) before this page
 * was opened.
 */
export const isFromDevice = (answeredAt: number): boolean => answeredAt < performance.timeOrigin;
