/** @jsxImportSource preact */
import { brandColours } from '#contract/brand/tokens.ts';
import { languages } from '#contract/http/languages.ts';
import { inLanguage } from '#contract/pages/page-link.ts';
import type { DocumentParts } from './html-document.tsx';
import { LinkTags, siteName } from './link-tags.tsx';
import { jsonLdOf } from './structured-data/json-ld.ts';

/** The addresses of a page that search engines may list: its own, and those in each language. */
function Addresses({ link }: { readonly link: string }) {
  return (
    <>
      <link rel="canonical" href={link} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hreflang={language}
          href={inLanguage(link, language)}
        />
      ))}
      <link rel="alternate" hreflang="x-default" href={link} />
    </>
  );
}

/** The head of an open page. Browsers read the character set from the first 1,024 bytes only, so it comes first. */
export function HeadTags(parts: Omit<DocumentParts, 'body'>) {
  const { head, site, style, files } = parts;
  const { title, description, isIndexed, structuredData } = head;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{`${title} · ${siteName}`}</title>
      <link rel="preload" href={files.font} as="font" type="font/woff2" crossorigin="anonymous" />
      <meta name="description" content={description} />
      <meta name="theme-color" content={brandColours.darkPlum} />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {isIndexed ? (
        <Addresses link={site + head.canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <LinkTags {...parts} />
      {structuredData.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdOf escapes what could end the element.
          dangerouslySetInnerHTML={{ __html: jsonLdOf(structuredData) }}
        />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, which pageStyle checks. */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <script type="module" src={files.page} />
    </head>
  );
}
