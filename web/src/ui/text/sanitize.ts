import DOMPurify from 'dompurify';
import { escapeBrackets } from '#contract/fields/markup.ts';
import { formElements, removedElements } from '#contract/fields/rich-text.ts';
import {
  allowedAttributes,
  hasScriptScheme,
  linkSchemes,
} from '#contract/fields/rich-text-attributes.ts';

/** Matches a path, or a URL with an allowed scheme. */
const target = new RegExp(
  `^(?:(?:${linkSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
  'i',
);

const purifier = DOMPurify(window);

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute;
  const isTarget = attrName === 'href' || attrName === 'src';
  // The sanitizer itself allows data: URLs in pictures, and checks only attributes that contain URLs.
  if (hasScriptScheme(attrValue) || (isTarget && !target.test(attrValue.trim()))) {
    attribute.keepAttr = false;
  }
});

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('href')) element.setAttribute('rel', 'noopener noreferrer');
});

/**
 * Sanitizes HTML by the specification's lists of allowed attributes and removed elements (section 5), without forms and
 * drawings. Links send no referrer.
 */
export function sanitize(html: string): DocumentFragment {
  return purifier.sanitize(escapeBrackets(html), {
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: [...removedElements, ...formElements],
    RETURN_DOM_FRAGMENT: true,
  });
}
