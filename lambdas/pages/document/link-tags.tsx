/** @jsxImportSource preact */
import { type Language, languages } from '#contract/http/languages.ts';
import type { DocumentParts } from './html-document.tsx';
import type { LinkPicture } from './page-head.ts';

export const siteName = 'Vitrine';

/** Open Graph's names of the languages: a language and a region. */
const graphLocales: Readonly<Record<Language, string>> = {
  pt: 'pt_BR',
  en: 'en_US',
  es: 'es_LA',
};

const graph = (name: string, content: string) => (
  <meta key={name} property={`og:${name}`} content={content} />
);

const mediaTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp' };

function pictureTags({ path, alt, width, height }: LinkPicture, site: string) {
  const type = mediaTypes[path.slice(path.lastIndexOf('.') + 1)];
  return [
    graph('image', site + path),
    ...(type ? [graph('image:type', type)] : []),
    graph('image:width', String(width)),
    graph('image:height', String(height)),
    graph('image:alt', alt),
  ];
}

/**
 * The preview of a link. All addresses are absolute, since messengers resolve none. Twitter reads Open Graph, but needs
 * the size of its card.
 */
export function LinkTags({ head, language, site }: Omit<DocumentParts, 'body'>) {
  const { title, description, canonical, image } = head;
  return (
    <>
      {graph('type', 'website')}
      {graph('site_name', siteName)}
      {graph('title', title)}
      {graph('description', description)}
      {graph('url', site + canonical)}
      {graph('locale', graphLocales[language])}
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={graphLocales[other]} />
        ))}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && pictureTags(image, site)}
    </>
  );
}
