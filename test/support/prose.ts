const words = (
  'pão queijo forno manhã tarde quente fresco saído padaria bairro cliente oferta promoção válida ' +
  'somente unidade pacote quilo enquanto durar estoque retirada balcão entrega consulte regras loja ' +
  'domingo segunda terça quarta quinta sexta sábado feriado horário funcionamento pagamento dinheiro ' +
  'cartão crédito débito desconto acumulativo outra compra mínima máximo pessoa leve pague ganhe ' +
  'bolo café leite açúcar farinha manteiga receita família tradição feito mão com sem para por de da ' +
  'do na no em que não mais ao até desde sobre entre também nosso nossa seu sua todo toda cada'
).split(' ');

/** Returns pseudorandom Portuguese text of exactly `length` characters, the same for the same seed. */
export function prose(length: number, seed: number): string {
  let state = seed + 1;
  let text = '';
  while (text.length < length) {
    // The "minimal standard" generator of Park and Miller (1988).
    state = (state * 48_271) % 2_147_483_647;
    text += `${words[state % words.length]}${state % 11 === 0 ? '. ' : ' '}`;
  }
  return `${text.slice(0, length - 1)}.`;
}
