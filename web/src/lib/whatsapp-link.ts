/**
 * Characters of a message to encode; browsers encode letters and spaces themselves. As they are, the title of an offer is
 * the same text as on its card, which makes a compressed flyer smaller by 400 bytes. A space at the end would be cut off.
 */
const toEncode = / $|[^\p{L}\p{N} \u00a0\-._~!*()$,:@/?=]/gu;

/** Returns a link to a WhatsApp chat with an E.164 phone number (+55...); `text` is the prefilled message. */
export function whatsAppLink(phone: string, text?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${text.replace(toEncode, encodeURIComponent)}`;
}

/** Returns a link to WhatsApp with a message; the user chooses the chats. */
export const whatsAppShareLink = (text: string): string => whatsAppLink('', text);
