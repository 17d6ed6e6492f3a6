import type { MetaDescriptor } from 'react-router';
import { type Language, OFFERED_LANGUAGES, pathIn } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { metaTexts } from '#texts/meta.ts';

interface PageMeta {
  /** Without the product's name, which is added unless `whole` is set, as for the home page. */
  title: string;
  whole?: boolean;
  description?: string;
  /** The full address that search engines should index, that of the English page. */
  canonical?: string;
  /** The full address of the English preview picture for shared links, 1200 by 630. */
  picture?: string;
  /** Excludes the page from search engines: a filtered list, or something past. */
  noindex?: boolean;
  /**
   * Structured data about the page's subject; the page itself, with its language, is added. It is data, not a script,
   * and its `<` is escaped.
   */
  data?: object;
}

const LONGEST_DESCRIPTION = 158;

/** Shortens a text to one line for search engines, cut between words. */
export const lineOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const cut = line.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION / 2)).trimEnd()}…`;
};

const inLanguage = (address: string, language: Language): string => {
  const { origin, pathname, search } = new URL(address);
  return origin + pathIn(language, pathname + search);
};

/** Returns the structured data of a page (schema.org WebPage) about `data`, in the language of the page. */
const structured = (url: string, name: string, data: object | undefined): object => {
  const webPage = { '@type': 'WebPage', url, name, inLanguage: languageTexts.code };
  return data ? { ...data, mainEntityOfPage: webPage } : { '@context': 'https://schema.org', ...webPage };
};

/** Returns the meta tags of a page. */
export const pageMeta = ({
  title,
  whole,
  description,
  canonical,
  picture,
  noindex: hidden,
  data,
}: PageMeta): MetaDescriptor[] => {
  const noindex = hidden || !OFFERED_LANGUAGES.includes(languageTexts.code);
  const full = whole ? title : metaTexts.title({ page: title });
  const line = description ? lineOf(description) : undefined;
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: metaTexts.site },
    ...(line
      ? [
          { name: 'description', content: line },
          { property: 'og:description', content: line },
        ]
      : []),
    ...(canonical
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: inLanguage(canonical, languageTexts.code) },
          { property: 'og:url', content: inLanguage(canonical, languageTexts.code) },
          ...(noindex
            ? []
            : [...OFFERED_LANGUAGES, 'x-default' as const].map((hrefLang) => ({
                tagName: 'link' as const,
                rel: 'alternate',
                hrefLang,
                href: inLanguage(canonical, hrefLang === 'x-default' ? 'en' : hrefLang),
              }))),
        ]
      : []),
    ...(picture
      ? [
          { property: 'og:image', content: inLanguage(picture, languageTexts.code) },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: full },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(canonical && !noindex
      ? [
          {
            'script:ld+json': structured(inLanguage(canonical, languageTexts.code), full, data),
          },
        ]
      : []),
  ];
};
