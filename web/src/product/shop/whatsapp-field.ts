import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** The hash with which the form of a shop opens at the field of WhatsApp. */
export const whatsAppHash = '#whatsapp';

/** The path of the form of a shop at the field of WhatsApp. */
export const whatsAppFieldLink = (shopId: string): string =>
  `${linkToScreen('shop', { id: shopId })}${whatsAppHash}`;
