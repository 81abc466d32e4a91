/** Path of a page that does nothing. */
export const helloPath = '/hello';

/** A page that does nothing, as HTML: what a phone needs for any page at all. */
export const helloPage = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<title>Olá</title><meta name="description" content="Uma página que não faz nada.">',
  '<link rel="icon" href="data:,"></head>',
  '<body><main><h1>Olá</h1><p>Uma página que não faz nada.</p></main></body></html>',
].join('');
