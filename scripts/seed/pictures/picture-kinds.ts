/** Motifs of the demo pictures. */
export type PictureKind =
  | 'basket'
  | 'book'
  | 'bottle'
  | 'bread'
  | 'cake'
  | 'cartola'
  | 'cat'
  | 'cheese'
  | 'coffee'
  | 'dog'
  | 'fish'
  | 'flowers'
  | 'glasses'
  | 'hair'
  | 'jar'
  | 'kite'
  | 'pens'
  | 'pharmacy'
  | 'pie'
  | 'pizza'
  | 'plant'
  | 'roll'
  | 'soup'
  | 'tapioca'
  | 'wine';

/** The first match with an offer's title names its picture. */
const kinds: readonly (readonly [RegExp, PictureKind])[] = [
  [/livro|livros|clássicos|literatura|infantis|quadrinhos|leitura/i, 'book'],
  [/caderno|aquarela|agenda|caneta|escolar|oficina|quebra-cabeça|encaderna/i, 'pens'],
  [/tábua|queijo coalho artesanal/i, 'cheese'],
  [/tapioca|beiju|cuscuz/i, 'tapioca'],
  [/pizza|margherita|calabresa|broto|combo|calzone|fugazza/i, 'pizza'],
  [/vinho|chope|cachaça/i, 'wine'],
  [
    /tambaqui|pirarucu|piracuí|peixe|matrinxã|tucunaré|jaraqui|caboquinho|caranguej|jantar/i,
    'fish',
  ],
  [/caldinho|sopa|tacacá|saltenha|massas|menu/i, 'soup'],
  [/lista|autógrafo/i, 'pens'],
  [/geleia|mel |manteiga de garrafa|castanha de caju|doce de leite|farinha/i, 'jar'],
  [/bolo de rolo/i, 'roll'],
  [/cartola/i, 'cartola'],
  [/torta/i, 'pie'],
  [/bolo|tiramisù|creme de cupuaçu/i, 'cake'],
  [/café/i, 'coffee'],
  [/pão|pães|panetone|sonho|salgados|focaccia/i, 'bread'],
  [/protetor|hidratante|xampu|repelente|solução|álcool|manteiga de cacau|pele/i, 'bottle'],
  [/óculos|lentes|armaç|clip-on|estojo|ajuste|estudante/i, 'glasses'],
  [/gatos|areia|arranhador|sachês/i, 'cat'],
  [/orquídea|suculentas|vaso|jardinagem/i, 'plant'],
];

/** Returns the picture of an offer by its title; `usual` is the picture of its business. */
export function pictureKindOf(title: string, usual: PictureKind): PictureKind {
  return kinds.find(([words]) => words.test(title))?.[1] ?? usual;
}
