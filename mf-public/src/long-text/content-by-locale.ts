import { type Locale, type OverlaidLocale, parentOf, type WholeLocale } from '@ecocircle/shared-contracts';

/** Loads a module of content. */
type Load<Content> = () => Promise<{ readonly default: Content }>;

/** Makes the content of a locale from that of the locale that it stands on. */
export type Differences<Content> = (parent: Content) => Content;

/**
 * A page's written content: a module for each locale that has the page. Long texts never go into the translations,
 * which travel with every page of the remote. All texts of a language are one chunk, `texts-<locale>`: the entry
 * carries name and integrity of every chunk there is.
 */
export type ContentByLocale<Content> = Readonly<
  Partial<Record<WholeLocale, Load<Content>> & Record<OverlaidLocale, Load<Content | Differences<Content>>>>
>;

/** The content of a page that every locale has. */
export type ContentOfEveryLocale<Content> = Required<ContentByLocale<Content>>;

/**
 * The content of a page in a locale. On the first view it travels as the loader's data, and the browser loads the
 * module on later visits only.
 *
 * @throws a 404 response where the locale does not have the page
 */
export async function contentOf<Content extends object>(
  modules: ContentByLocale<Content>,
  locale: Locale,
): Promise<Content> {
  const parent = parentOf(locale);
  const [own, whole] = await Promise.all([modules[locale]?.(), parent && modules[parent]?.()]);
  if (!own) throw new Response(null, { status: 404 });
  if (!isDifferences(own.default)) return own.default;
  if (!whole)
    throw new Error(`${locale} says only what differs from ${parent}, which does not have the page`);
  return own.default(whole.default);
}

const isDifferences = <Content extends object>(
  content: Content | Differences<Content>,
): content is Differences<Content> => typeof content === 'function';
