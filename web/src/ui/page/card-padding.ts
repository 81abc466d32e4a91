/** The padding of a card. On phones, a part of the window's width, to leave room for large text. */
export const cardPadding = { base: 'min(1rem, 4vw)', sm: 'lg' } as const;

/** The padding of the card of a whole form. */
export const formPadding = { base: 'min(1rem, 4vw)', sm: 'xl' } as const;
