/** Length of a word that titles are searched for. */
export const searchLength = { min: 2, max: 60 } as const;
