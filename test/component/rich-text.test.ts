import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { OfferDetails } from '#web/product/offer/offer-details.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { aboutValue, findTextbox, findToolbar, showAbout } from './support/about-field.tsx';
import { button, click, dialog, fill, user } from './support/actions.ts';
import { show } from './support/open-screen.tsx';

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

test('words become bold, and a text is plain again when its last bold word becomes plain', async () => {
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

test('a link shows a message about an invalid address, and can be removed', async () => {
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

test('the arrow keys move between the buttons of the toolbar, and Tab reaches one of them', async () => {
  await edit('<p>Pão <b>quente</b></p>');
  const buttons = await Promise.all(['Negrito', 'Lista', 'Link'].map(button));
  act(() => buttons[0]?.focus());
  await user.keyboard('{ArrowRight}');
  expect(buttons[1]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(buttons[2]).toHaveFocus();
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('a plain text stays in the plain field, whatever brackets it has', async () => {
  const text = 'Ana <c@loja.com.br>, <<oferta>>, a <b';
  showAbout(text);
  expect(await findTextbox()).toHaveValue(text);
});

test('the editor shows and keeps an address in angle brackets beside bold words', async () => {
  await edit('<p>Reservas: <b>Ana</b> <c@loja.com.br> já, <3</p>');
  expect(await findTextbox()).toHaveTextContent('Reservas: Ana <c@loja.com.br> já, <3');
  await select('já');
  await click('Negrito');
  await expectValue('<p>Reservas: <b>Ana</b> &lt;c@loja.com.br&gt; <b>já</b>, &lt;3</p>');
});

const textWithBrackets = 'Fale com <b>Ana</b> <c@loja.com.br>, 1 < 2';

test('readers see an address in angle brackets beside markup', async () => {
  show(createElement(RichText, { text: textWithBrackets }));
  expect(await screen.findByText('Ana')).toBeVisible();
  expect(document.body).toHaveTextContent('Fale com Ana <c@loja.com.br>, 1 < 2');
});

test('a card shows an address in angle brackets, and has a "more" button only for links and pictures', async () => {
  const texts = { title: 'Pão', moreDetails: textWithBrackets, offerRules: 'Um <a mais' };
  show(createElement(OfferDetails, { offer: texts }));
  expect(await screen.findByText('Fale com Ana <c@loja.com.br>, 1 < 2')).toBeVisible();
  expect(document.body).toHaveTextContent('Um <a mais');
  expect(screen.queryByRole('button')).toBeNull();
});
