/** `strong` sees every earlier write; `eventual` may lag by about a second, at half the cost. */
export type Consistency = 'strong' | 'eventual';
