/** `strong` sees every write that came before; `eventual` may lag by about a second, at half the cost. */
export type Consistency = 'strong' | 'eventual';
