import type { Locale } from '@ecocircle/shared-contracts';

/** What a module of content brings. */
interface ContentModule<Content> {
  readonly default: Content;
}

/**
 * A page's written content: a module for each locale that has the page. Long texts never go into the translations,
 * which travel with every page of the remote. All texts of a language are one chunk, `texts-<locale>`: the entry
 * carries name and integrity of every chunk there is.
 *
 * @example
 * const CONTENT: ContentByLocale<Manual> = { 'en-US': () => import('./content/en-US.ts'), … };
 */
export type ContentByLocale<Content> = Readonly<
  Partial<Record<Locale, () => Promise<ContentModule<Content>>>>
>;

/**
 * The content of a page in a locale. On the first view it travels as the loader's data, and the browser loads the
 * module on later visits only.
 *
 * @throws a 404 response where the locale does not have the page
 */
export async function contentOf<Content>(
  modules: ContentByLocale<Content>,
  locale: Locale,
): Promise<Content> {
  const load = modules[locale];
  if (!load) throw new Response(null, { status: 404 });
  return (await load()).default;
}
