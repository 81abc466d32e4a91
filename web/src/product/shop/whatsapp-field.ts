import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** The URL hash that opens the form of a shop at its WhatsApp field. */
export const whatsAppHash = '#whatsapp';

/** Returns the path of the WhatsApp field in the form of a shop. */
export const whatsAppFieldLink = (shopId: string): string =>
  `${linkToScreen('shop', { id: shopId })}${whatsAppHash}`;
