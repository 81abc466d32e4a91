/** Opens a WhatsApp chat with a phone of E.164 form (+55...), its message already written. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
