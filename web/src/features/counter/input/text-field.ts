type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A text field with its text before a scanner typed into it. */
export interface FieldBefore {
  readonly field: TextField;
  readonly text: string;
}

const isText = (element: EventTarget | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(?:text|search|tel|url|number)$/.test(element.type));

/** Returns the text field that has a key's event, with its text before the key; undefined for other elements. */
export function fieldOf(target: EventTarget | null): FieldBefore | undefined {
  return isText(target) ? { field: target, text: target.value } : undefined;
}

/** Gives a field its earlier text. React learns of it only by the event, and only if its own setter is bypassed. */
export function putBack({ field, text }: FieldBefore): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
