const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => ENTITIES[name] ?? all);

/** What the head of a document says. */
export interface Head {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** URLs by their hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** Reads the head out of the server's HTML, as a crawler would. */
export function readHead(html: string): Head {
  const find = (pattern: RegExp): string => unescapeHtml(pattern.exec(html)?.[1] ?? '');
  const alternates = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return {
    lang: find(/<html lang="([^"]+)"/),
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    alternates: Object.fromEntries(
      [...alternates].map(([, lang = '', url = '']) => [lang, unescapeHtml(url)]),
    ),
  };
}
