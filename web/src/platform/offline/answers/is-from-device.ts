/** Returns whether an answer is from the device: the server gave it (epoch milliseconds) before this page opened. */
export const isFromDevice = (answeredAt: number): boolean => answeredAt < performance.timeOrigin;
