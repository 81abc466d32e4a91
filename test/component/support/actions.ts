import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A user without pauses between actions. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

type Name = string | RegExp;

/** Waits for the field with this label. */
export const field = (label: Name) => screen.findByLabelText<HTMLInputElement>(label);

/** Waits for the button with this name. */
export const button = (name: Name) => screen.findByRole<HTMLButtonElement>('button', { name });

/** Waits for the open dialog; returns it with queries of its content. */
export async function dialog(name?: Name) {
  const element = await screen.findByRole('dialog', name === undefined ? {} : { name });
  return { element, ...within(element) };
}

export const click = async (name: Name) => user.click(await button(name));

/** Replaces the value of the field with this label in one step, like pasting. */
export async function fill(label: Name, text: string): Promise<void> {
  const input = await field(label);
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
}

/** Waits for the screen with this level-1 heading. */
export const atScreen = (name: Name) => screen.findByRole('heading', { level: 1, name });
