const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The contents of a document's head. */
export interface Head {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** URLs by their hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Contents of `og:…` and `twitter:…` by their names; the last one where a name repeats. */
  readonly preview: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}

const all = (html: string, pattern: RegExp): [string, string][] =>
  [...html.matchAll(pattern)].map(([, key = '', value = '']) => [key, unescapeHtml(value)]);

/** Reads the head out of HTML, as a crawler would: of the server's, or of a page as the browser writes it. */
export function readHead(html: string): Head {
  const find = (pattern: RegExp): string => unescapeHtml(pattern.exec(html)?.[1] ?? '');
  return {
    lang: find(/<html lang="([^"]+)"/),
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    alternates: Object.fromEntries(all(html, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)),
    preview: Object.fromEntries(
      all(html, /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g),
    ),
    links: Object.fromEntries(
      all(html, /<link rel="(manifest|icon|apple-touch-icon)"[^>]* href="([^"]+)">/g),
    ),
    jsonLd: all(html, /<script type="application\/(ld\+json)">(.*?)<\/script>/g).map(([, text]) =>
      JSON.parse(text),
    ),
  };
}
