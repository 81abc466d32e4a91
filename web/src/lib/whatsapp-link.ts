/** Returns a link to a WhatsApp chat with an E.164 phone number (+55...); `text` is the prefilled message. */
export function whatsAppLink(phone: string, text?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** Returns a link to WhatsApp with a message; the user chooses the chats. */
export const whatsAppShareLink = (text: string): string => whatsAppLink('', text);
