/** Whether the device kept an answer: the server gave it (epoch milliseconds) before this page was opened. */
export const isFromDevice = (answeredAt: number): boolean => answeredAt < performance.timeOrigin;
