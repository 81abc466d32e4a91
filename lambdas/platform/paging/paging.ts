/** What part of a list to read. */
export interface PageRequest {
  /** Most items of the page. */
  readonly limit: number;
  /** Where the page before ended; undefined for the first page. */
  readonly position: string | undefined;
}

export interface Page<T> {
  readonly items: T[];
  /** Where the next page begins; absent at the end of the list. */
  readonly position?: string;
}

/** How far work on a list has come. */
export interface ListProgress {
  /** Where the rest begins; undefined at the end of the list. */
  readonly position: string | undefined;
}
