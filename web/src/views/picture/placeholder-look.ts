import { fold } from '#contract/fields/fold.ts';
import { hash } from '#web/lib/hash.ts';

/** Drawings of `offer-drawings.svg` with the folded beginnings of matching words; the first listed wins a tie. */
const beginnings = {
  pizza: 'pizza|margherita|calabresa',
  burger: 'hamburg|burger|x-|lanches?\\b|cachorro.quente|hot dog|batata frita',
  paw: 'pet\\b(?! \\d)|caes|cachorr|gatos?\\b|racao|banho e tosa|tosa|canin|filhote|coleira|areia higi|veterin|adocao',
  tooth: 'dent(es?\\b|[ai])|escovas? (de )?dent',
  pill: 'remedi|farmac|medic|vitaminas?\\b(?! de )|vacina|protetor (solar|labial)|hidratante|repelente|pomada|alcool|manteiga de cacau|meias de comp|suplement',
  baby: 'bebes?\\b|crianca|fralda|brinqued|quebra-cabeca|bab(y|ies)\\b',
  bread: 'pao\\b|paes\\b|paozinh|focaccia|sanduiche|bread',
  cake: 'bolos?\\b|tortas?\\b|panetone|sonhos?\\b|pudim|pave\\b|sobremesa|cartola|cakes?\\b',
  candy: 'chocolate|bombo|balas?\\b|doces?\\b|brigadeiro|pascoa',
  cookie: 'salgad|coxinha|paste[li]|empad|quibe|bolinho|saltenha|biscoit|cookie|castanha|pipoca',
  coffee: 'cafe|chas?\\b|erva-mate|coffee',
  fish: 'peixe|salmao|tambaqui|bacalhau|sushi|temaki|camar(ao|oes)|atum|caranguej|frutos do mar|fish',
  meat: 'churrasc|barbecue|picanha|carnes?\\b|costel|linguica|espet|frango|bode\\b|acougue|meat',
  fruit:
    'frutas?\\b|maca\\b|banana|laranja|uvas?\\b|morango|acai|cupuacu|geleia|hortifrut|fruits?\\b',
  greens: 'verdura|legume|salada|tomate|organic|vegan|vegetari',
  'ice-cream': 'sorvet|picole|milk-?shake|ice cream|helado',
  wine: 'vinho|espumante|cachaca|tacas?\\b|gin\\b|wine',
  beer: 'cervej|chopp?|refri\\b|refrigerante|guarana|suco|drink|bebida|agua\\b|caldo de cana|caipirinha|happy hour|beer',
  cheese: 'queij|manteiga|iogurte|frios\\b|leite|mucarela|cheese',
  meal: 'almoco|jantar|prato|marmita|executiv|feijoada|sopa|caldos?\\b|massas?\\b(?! corrida)|macarrao|tapioca|cuscuz|buffet|petisco|refeic|lunch|dinner',
  basket: 'cesta|mercad|arroz|feijao|farinha|mel\\b|azeite|kit trilha|compras',
  shoe: 'tenis|sapat|sandali|chinel|botas?\\b|calcad|shoes?\\b',
  shirt:
    'camis|blusa|vestido|calcas?\\b|saias?\\b|roupa|modas?\\b|jeans|jaqueta|lingerie|pijama|meias\\b|uniforme|shirts?\\b',
  scissors:
    'cortes?\\b(?! (nobre|de carne))|cabel|barba\\b|barbe[ai]|escova|capilar|tranca|xampu|shampoo|hidratacao|salao|hair',
  perfume:
    'manicure|pedicure|unha|maquia|sobrancelh|depila|pele\\b|estetic|spa\\b|massag|noiva|perfum|beleza',
  car: 'carro|auto\\b|oleo\\b|pneu|lava.(jato|rapido)|motos?\\b|mecanic|car\\b',
  phone: 'celular|smartphone|iphone|pelicula|carregador|fone|tablets?\\b|phone',
  computer: 'notebook|computador|informatica|tvs?\\b|eletronic|console|laptop',
  book: 'livro|livraria|classicos|literat|quadrinho|leitura|romance|encaderna|books?\\b',
  pencil:
    'cadern|caneta|lapis|papelaria|mochila|agendas?\\b|escolar|volta as aulas|estudant|school',
  plant: 'planta|suculent|jardi|vasos?\\b|cacto',
  flower: 'flor\\b|flores\\b|buque|rosas?\\b|orquidea|girass|arranjo|flower',
  glasses: 'oculos|lente|armac|multifoca|clip-on|glasses',
  furniture:
    'sofa|move(l|is)\\b|cadeira|mesas?\\b|camas?\\b|colch|toalha|cortina|tapete|decorac|poltrona',
  appliance:
    'geladeira|refrigerador|fogao|lavadora|lava-?louca|bebedouro|air ?fryer|ventilador|ar-condicionado|eletrodom',
  tool: 'ferrament|massa corrida|furadeira|tintas?\\b|pintura|constru|obras?\\b|tools?\\b',
  bike: 'bicicleta|camara de ar|bikes?\\b',
  gym: 'academia|musculac|pilates|treino|yoga|gym',
  jewel: 'joia|aneis|alianca|brincos?\\b|colar\\b|relogio|pulseira',
  sea: 'kite|surf|prancha|praia|passeio|barco',
  ticket: 'ingresso|shows?\\b|cinema|teatro|workshop|cursos?\\b|ticket',
  gift: 'presente|vale-|brinde|aniversario|natal\\b|gift',
} as const;

type Drawing = keyof typeof beginnings;

const rules = Object.entries(beginnings).map(
  ([name, words]) => [name as Drawing, new RegExp(`\\b(${words})`)] as const,
);

/** Returns the drawing of the title's first word with one, so that a cake with coffee is a cake. */
export function drawingOf(title: string): Drawing | undefined {
  // Folded, a carnê (payment by instalments) would match meat.
  const words = fold(title.replace(/carnês?/gi, ''));
  let first = words.length;
  let found: Drawing | undefined;
  for (const [name, pattern] of rules) {
    const index = words.search(pattern);
    if (index >= 0 && index < first) {
      first = index;
      found = name;
    }
  }
  return found;
}

interface Palette {
  readonly wall: string;
  readonly light: string;
  readonly stripe: string;
  readonly object: string;
  readonly detail: string;
}

/** The colours of drawn shop windows. White on `object` has a contrast of at least 4.5:1. */
const palettes: readonly [Palette, ...Palette[]] = [
  {
    wall: '#ffe9d2',
    light: '#fff6ec',
    stripe: '#842c6c',
    object: '#b04a03',
    detail: '#ffd9b0',
  },
  {
    wall: '#f3dfec',
    light: '#fbf1f8',
    stripe: '#b94f04',
    object: '#842c6c',
    detail: '#f3c9e2',
  },
  {
    wall: '#d5f0ea',
    light: '#effaf7',
    stripe: '#0f766e',
    object: '#0f766e',
    detail: '#b5ebe0',
  },
  {
    wall: '#fde9b8',
    light: '#fff8e2',
    stripe: '#933d05',
    object: '#842c6c',
    detail: '#fbdc8a',
  },
  {
    wall: '#e2e6f8',
    light: '#f3f5fd',
    stripe: '#45133a',
    object: '#3b3f73',
    detail: '#cdd4f5',
  },
  {
    wall: '#fbdfe0',
    light: '#fff3f3',
    stripe: '#a61e3a',
    object: '#a61e3a',
    detail: '#f8c7cc',
  },
  {
    wall: '#d6ebf8',
    light: '#f0f8fd',
    stripe: '#1b5e8a',
    object: '#1b5e8a',
    detail: '#b9dcf2',
  },
];

interface PlaceholderLook {
  /** Undefined if none matches. */
  readonly drawing: Drawing | undefined;
  readonly palette: Palette;
  /** Stripes of the awning, an odd number, so that both ends have the same colour. */
  readonly stripes: number;
}

/** Returns the look of the drawn shop window for a title; equal titles look equal. */
export function placeholderLook(title: string): PlaceholderLook {
  const number = hash(title);
  return {
    drawing: drawingOf(title),
    // The divisor gives different colours to neighbours of the demo data with the same drawing.
    palette: palettes[Math.floor(number / 29) % palettes.length] ?? palettes[0],
    stripes: 9 + 2 * (number % 3),
  };
}
