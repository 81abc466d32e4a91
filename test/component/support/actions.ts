import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a person does with the page, without pauses. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

type Name = string | RegExp;

/** The field with this label, once it is shown. */
export const field = (label: Name) => screen.findByLabelText<HTMLInputElement>(label);

/** The button with this name, once it is shown. */
export const button = (name: Name) => screen.findByRole<HTMLButtonElement>('button', { name });

/** The open dialog, with the queries of its content. */
export async function dialog(name?: Name) {
  const element = await screen.findByRole('dialog', name === undefined ? {} : { name });
  return { element, ...within(element) };
}

/** Clicks the button with this name. */
export const click = async (name: Name) => user.click(await button(name));

/** Puts a text into the field with this label in place of its value, in one step as by pasting. */
export async function fill(label: Name, text: string): Promise<void> {
  const input = await field(label);
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
}

/** Waits for the screen with this level-1 heading. */
export const atScreen = (name: Name) => screen.findByRole('heading', { level: 1, name });
