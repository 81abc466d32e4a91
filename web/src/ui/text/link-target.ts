/** Completes a typed link with https or mailto; returns undefined for invalid text. */
export function linkTargetOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:mailto:)?[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/i.test(text)) {
    return text.toLowerCase().startsWith('mailto:') ? text : `mailto:${text}`;
  }
  const target = /^[a-z][a-z+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (/^tel:\+?[\d\s()-]+$/i.test(target)) return target;
  const isWeb = /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(target) && URL.canParse(target);
  return isWeb ? target : undefined;
}
