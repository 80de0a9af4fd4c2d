import { LOCALE_INFO, type PageData, type ShareData } from '@ecocircle/shared-contracts';

export type SharedPage = Required<ShareData>;

/** What completes a request to share. `text` is the portal's one sentence in the locale. */
export interface ShareDefaults extends Pick<PageData, 'locale' | 'basename'> {
  readonly origin: string;
  readonly text: string;
  readonly imageUrl: string;
}

/** Completes what is shared: the portal itself in the page's language, unless told otherwise. */
export function sharedPage(
  { title, text, url = '/', imageUrl }: ShareData,
  { locale, basename, origin, ...defaults }: ShareDefaults,
): SharedPage {
  const path = url.startsWith('/') ? basename + (url === '/' && basename ? '' : url) : url;
  return {
    title: title ?? LOCALE_INFO[locale].brand,
    text: text ?? defaults.text,
    url: new URL(path, origin).href,
    imageUrl: new URL(imageUrl ?? defaults.imageUrl, origin).href,
  };
}
