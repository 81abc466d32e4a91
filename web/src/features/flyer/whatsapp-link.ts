/** Opens a WhatsApp chat with a phone in E.164 form (+55...), with a message to send if there is one. */
export function whatsAppLink(phone: string, text?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
