/** The length of the words that a title is searched for. */
export const searchLength = { min: 2, max: 60 } as const;
