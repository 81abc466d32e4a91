import { act, screen, waitFor } from '@testing-library/react';
import { aboutValue, findTextbox, findToolbar, showAbout } from './support/about-field.tsx';
import { button, click, dialog, fill, user } from './support/actions.ts';

/** Shows the field with a formatted text, and waits for its editor. */
async function edit(text: string): Promise<void> {
  showAbout(text);
  await findToolbar();
}

/** Selects a word of the text in the editor: the last one to format it, since ranges of jsdom then go to the end. */
async function select(word: string): Promise<void> {
  const editor = await findTextbox();
  const texts = document.createNodeIterator(editor, NodeFilter.SHOW_TEXT);
  let text = texts.nextNode();
  while (text && !text.nodeValue?.includes(word)) text = texts.nextNode();
  const start = text?.nodeValue?.indexOf(word) ?? -1;
  act(() => {
    editor.focus();
    const selection = document.getSelection();
    selection?.setBaseAndExtent(text as Node, start, text as Node, start + word.length);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

const expectValue = (expected: string) => waitFor(() => expect(aboutValue()).toBe(expected));

test('words become bold, and a text whose last bold word becomes plain is plain', async () => {
  await edit('<p>Pão <b>quente</b> às 16h</p>');
  await select('16h');
  await click('Negrito');
  await expectValue('<p>Pão <b>quente</b> às <b>16h</b></p>');
  for (const word of ['quente', '16h']) {
    await select(word);
    await click('Negrito');
  }
  await expectValue('Pão quente às 16h');
});

test('a link says which address it does not understand, and can be taken away', async () => {
  await edit('<p>Peça o <b>bolo</b> aqui</p>');
  await select('aqui');
  await click('Link');
  const { findByText, element } = await dialog('Link');
  await fill('Para onde o link leva', 'sem endereço');
  await click('Aplicar');
  expect(await findByText(/Digite um endereço como/)).toBeVisible();
  await fill('Para onde o link leva', 'www.exemplo.com.br');
  await click('Aplicar');
  await waitFor(() => expect(element).not.toBeInTheDocument());
  await expectValue('<p>Peça o <b>bolo</b> <a href="https://www.exemplo.com.br">aqui</a></p>');

  await select('aqui');
  await click('Link');
  const address = await screen.findByLabelText('Para onde o link leva');
  expect(address).toHaveValue('https://www.exemplo.com.br');
  await click('Tirar o link');
  await expectValue('<p>Peça o <b>bolo</b> aqui</p>');
});

test('the arrow keys move between the buttons, of which Tab reaches one', async () => {
  await edit('<p>Pão <b>quente</b></p>');
  const buttons = await Promise.all(['Negrito', 'Lista', 'Link'].map(button));
  act(() => buttons[0]?.focus());
  await user.keyboard('{ArrowRight}');
  expect(buttons[1]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(buttons[2]).toHaveFocus();
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});
