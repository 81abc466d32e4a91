/** Attributes that displayed HTML keeps (specification, section 5). */
export const allowedAttributes = ['class', 'id', 'href', 'src', 'name', 'slot'];

/** Schemes that the target of a link or a picture may have. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'];

/** Returns whether an attribute's value has a javascript: scheme, however it is spaced. */
export function hasScriptScheme(value: string): boolean {
  return /javascript:/i.test(value.replace(/[\s\p{Cc}\p{Cf}]/gu, ''));
}
