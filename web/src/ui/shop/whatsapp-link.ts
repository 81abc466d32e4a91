import { linkTo } from '#web/screens/link-to.ts';

/** The hash with which the form of a shop opens at the field of WhatsApp. */
export const whatsAppHash = '#whatsapp';

/** The path of the form of a shop at the field of WhatsApp. */
export const whatsAppFieldLink = (shopId: string): string =>
  `${linkTo('shop', { id: shopId })}${whatsAppHash}`;
