/** Size of a WhatsApp status in pixels. */
export const pictureSize = { width: 1080, height: 1920 } as const;

/** Distance of texts to the sides in pixels. */
export const margin = 64;

/** Width between the margins in pixels. */
export const column = pictureSize.width - 2 * margin;

/** Height in pixels at top and bottom that WhatsApp covers with its controls: nothing to read is there. */
export const covered = 250;

/** Top of the plum foot in pixels. */
export const foot = pictureSize.height - covered - 24;
