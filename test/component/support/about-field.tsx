import { screen } from '@testing-library/react';
import { useState } from 'react';
import { RichTextInput } from '#web/ui/text/rich-text-input.tsx';
import { show } from './open-screen.tsx';

const label = 'Sobre a loja';

let value = '';

function AboutField({ initial }: { readonly initial: string }) {
  const [text, setText] = useState(initial);
  value = text;
  return (
    <RichTextInput
      label={label}
      description="Opcional"
      name="about"
      value={text}
      onChange={setText}
    />
  );
}

/** Shows a field for formatted text, alone. */
export const showAbout = (initial: string) => show(<AboutField initial={initial} />);

/** The value that a form with the field would send. */
export const aboutValue = () => value;

export const findTextbox = () => screen.findByRole('textbox', { name: label });
export const findToolbar = () => screen.findByRole('toolbar', { name: label });
