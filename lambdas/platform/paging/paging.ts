export interface PageRequest {
  readonly limit: number;
  /** Where the previous page ended; undefined for the first page. */
  readonly position: string | undefined;
}

export interface Page<T> {
  readonly items: T[];
  /** Where the next page begins; absent at the end of the list. */
  readonly position?: string;
}

export interface ListProgress {
  /** Where the rest begins; undefined at the end of the list. */
  readonly position: string | undefined;
}

/** `strong` sees every earlier write; `eventual` may lag by about a second, at half the cost. */
export type Consistency = 'strong' | 'eventual';
