import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seedBusinesses } from '#scripts/seed/businesses.ts';
import { drawingOf, placeholderLook } from '#web/views/picture/placeholder-look.ts';

const drawings: readonly (readonly [title: string, drawing: string])[] = [
  ['Rodízio de pizzas com sobremesa', 'pizza'],
  ['X-tudo com batata', 'burger'],
  ['Banho e tosa, porte pequeno', 'paw'],
  ['Escova dental macia, leve quatro', 'tooth'],
  ['Manteiga de cacau para o inverno', 'pill'],
  ['Fraldas tamanho G, pacote com 60', 'baby'],
  ['Dez PÃES franceses pelo preço de sete', 'bread'],
  ['Bolo de rolo tradicional, 500 g', 'cake'],
  ['Bombons sortidos', 'candy'],
  ['Cento de salgados sortidos', 'cookie'],
  ['Café da manhã completo para dois', 'coffee'],
  ['Banda de tambaqui assada para três', 'fish'],
  ['Picanha na brasa', 'meat'],
  ['Creme de cupuaçu com castanha', 'fruit'],
  ['Salada da casa', 'greens'],
  ['Picolé, leve três', 'ice-cream'],
  ['Vinho da casa, segunda taça por R$ 1', 'wine'],
  ['Chope na pressão até as 20h', 'beer'],
  ['Queijo coalho artesanal, 1 kg', 'cheese'],
  ['Tapioca de queijo coalho e café coado', 'meal'],
  ['Cesta de Natal', 'basket'],
  ['Par de tênis', 'shoe'],
  ['Camiseta de algodão', 'shirt'],
  ['Corte a seco e finalização', 'scissors'],
  ['Manicure e pedicure às terças', 'perfume'],
  ['Troca de óleo', 'car'],
  ['Película para celular', 'phone'],
  ['Notebook de 14 polegadas', 'computer'],
  ['Livro usado por quilo', 'book'],
  ['Caderno pontado de capa dura', 'pencil'],
  ['Suculentas sortidas, trio', 'plant'],
  ['Buquê do campo, tamanho médio', 'flower'],
  ['Óculos completo com lente antirreflexo', 'glasses'],
  ['Cama de casal', 'furniture'],
  ['Geladeira duplex', 'appliance'],
  ['Furadeira de impacto', 'tool'],
  ['Bicicleta aro 29', 'bike'],
  ['Academia: três meses', 'gym'],
  ['Brincos de prata', 'jewel'],
  ['Primeira aula de kitesurf', 'sea'],
  ['Ingresso para o cinema', 'ticket'],
  ['Presente surpresa', 'gift'],
  // Words with the same beginning as those of another drawing.
  ['Lavadora de roupas', 'appliance'],
  ['Lava-louças', 'appliance'],
  ['Lava-rápido completo', 'car'],
  ['Refrigerador', 'appliance'],
  ['Refri lata', 'beer'],
  ['Meia pizza', 'pizza'],
  ['Meia porção de picanha', 'meat'],
  ['Meias de algodão', 'shirt'],
  ['Guaraná PET 2 L', 'beer'],
  ['Tablete de chocolate', 'candy'],
  ['Tablet de 10 polegadas', 'phone'],
  ['Cortes nobres de carne', 'meat'],
  ['Molho barbecue', 'meat'],
  ['Barba e cabelo', 'scissors'],
  ['Câmara de ar', 'bike'],
  ['Protetor de celular', 'phone'],
  ['Protetor solar', 'pill'],
  ['Cachorro quente', 'burger'],
  ['Bebedouro', 'appliance'],
  ['Massa corrida', 'tool'],
  ['Vitamina de banana', 'fruit'],
  // The first word with a drawing counts, and only beginnings of words.
  ['Café e bolo com qualquer livro', 'coffee'],
  ['Torta de frango inteira', 'cake'],
  ['Cachorro-quente completo', 'burger'],
  ['Coffee and cake', 'coffee'],
];

describe('the drawing of an offer', () => {
  it.each(drawings)('of "%s" is %s', (title, drawing) => {
    expect(drawingOf(title)).toBe(drawing);
  });

  it.each([
    '',
    'Clube do Sol, mensalidade',
    'Ampliação',
    'Supão',
    'Carnê',
    'Dentro de casa',
    'Entrada livre',
  ])('of "%s" does not exist', (title) => {
    expect(drawingOf(title)).toBeUndefined();
  });

  it('has a symbol in the file, which has no other symbols except the shop', () => {
    const file = path.resolve(__dirname, '../../../../../web/src/views/picture/offer-drawings.svg');
    const symbols = [...readFileSync(file, 'utf8').matchAll(/symbol id="([^"]+)"/g)];
    const named = new Set([...drawings.map(([, drawing]) => drawing), 'shop']);
    expect(symbols.map(([, id]) => id).sort()).toEqual([...named].sort());
  });
});

describe('the look of an offer without a photo', () => {
  it.each(seedBusinesses.map(({ business, offers }) => [business.name, offers] as const))(
    'differs between neighbours in the demo data: %s',
    (_name, offers) => {
      const looks = offers
        .filter(({ shown }) => shown === 'active')
        .map(({ title }) => placeholderLook(title))
        .map(({ drawing, palette }) => `${drawing} in ${palette.object} on ${palette.wall}`);
      expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
    },
  );
});
